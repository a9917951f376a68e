error-not-json = Este mensaje no es texto JSON.
error-bad-message = Este mensaje no se entiende; hay algo mal en «{ $where }».
error-oversize = Es demasiado largo; en un mensaje caben { NUMBER($most, useGrouping: 0) } bytes como mucho.
error-too-many = Han sido demasiadas cosas de golpe. Ve un poco más despacio, por favor.
error-hello-first = Una conexión empieza con «hello».
error-other-version = El servidor se ha actualizado. Vuelve a cargar la página, por favor.
error-wrong-origin = Esta página viene de otra dirección y aquí no puede hablar por ti.
error-not-found = Aquí no hay nada.
error-no-such-table = Esta mesa no existe. Comprueba el enlace, por favor.
error-no-such-game = Este juego no está instalado aquí.
error-no-such-player = Este juego no tiene ese bot.
error-no-such-seat = Esta mesa no tiene ese asiento.
error-table-full = Hay demasiada gente mirando esta mesa.
error-seat-taken = Aquí ya hay alguien. Elige otro asiento, por favor.
error-not-a-bot = Solo los bots se pueden levantar de su asiento.
error-already-seated = Ya estás en esta mesa.
error-not-seated = No estás sentado a esta mesa.
error-nickname-blank = Di cómo quieres que te llamen, por favor.
error-nickname-unreadable = Este nombre tiene caracteres que no se pueden mostrar.
error-nickname-long = Un nombre tiene { $most } caracteres como mucho.
error-nickname-taken = En esta mesa ya hay alguien que se llama así, o casi.
error-not-host = Esto solo lo puede hacer quien ha puesto la mesa.
error-seats-free = Quedan asientos libres. Pon bots en ellos o quítalos.
error-seats-occupied = Hay alguien en un asiento que quieres quitar.
error-wrong-seats = Este juego es para { $least } a { $most } asientos.
error-wrong-option = Estas reglas no encajan entre sí: { $reason }
error-wrong-pace = Tiene que haber más tiempo para responder que el que pasa hasta que una respuesta cuenta.
error-already-started = La partida ya ha empezado.
error-not-started = La partida todavía no ha empezado.
error-not-over = La partida todavía no ha terminado.
error-game-over = La partida ha terminado.
error-too-early = Demasiado pronto: nadie puede haberlo visto aún.
error-too-late = Demasiado tarde: la mesa ya ha seguido adelante.
error-other-rules = Esta partida se jugó con otras reglas que las instaladas aquí. Se puede leer lo que pasó, pero no seguir jugando.
error-store-failed = El servidor no lo ha podido guardar, así que no se ha hecho. Inténtalo otra vez, por favor.
error-server-error = El servidor ha cometido un error. No ha cambiado nada. Inténtalo otra vez, por favor.
error-barred = Quien ha puesto la mesa te ha pedido que te vayas. Puedes mirar, pero no sentarte.
error-nobody-there = En ese asiento no hay nadie más a quien te puedas referir.
error-not-ready = Todavía falta alguien por estar listo.
error-no-clock = No hay ningún reloj en marcha que se pueda alargar.
error-cannot-undo = Esto no se puede deshacer: no es tuyo, ya ha pasado o alguien ha visto algo con ello.
error-asked-before = En este turno ya has tenido más tiempo.
error-text-blank = Aquí no hay nada que leer.

## What was worth telling of a game that is over: see highlights.py.

highlight-fastest-answer = La reacción más rápida: { $seat }, a los { NUMBER($ms, useGrouping: 0) } ms.
highlight-largest-loss = El momento más caro: { $seat } perdió { $points } puntos de una vez.
highlight-largest-gain = El mejor momento: { $seat } ganó { $points } puntos de una vez.
highlight-lead-kept = { $seat } se puso por delante y ya no dejó pasar a nadie.
highlight-lead-changed = { $count ->
    [one] La delantera cambió de manos una vez.
   *[other] La delantera cambió de manos { $count } veces.
}
highlight-longest-turn = El turno más pensado: { $seat }, { $seconds } segundos.

## Lo que dice la sala misma junto a lo que dice la gente: véase talk.py.

note-stand-in = Un bot juega por { $name } hasta que vuelva.
note-back = { $name } ha vuelto y juega.
note-removed = Quien ha puesto la mesa ha pedido a { $name } que se vaya.
note-host = Ahora la mesa es de { $name }.
note-more-time = { $name } pide más tiempo: el reloj se alarga para todos.
