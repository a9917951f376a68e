### La página alrededor de todos los juegos.

## En todas partes

settings = Idioma y ajustes
language = Idioma
keys-setting = Jugar con una sola tecla
hints-setting = Pistas durante el juego
sound = Sonido
close = Cerrar
rules = Reglas
read-rules = Leer las reglas
error-unknown = Algo ha fallado. Inténtalo otra vez.

## Primera página

welcome = Quédate un rato: ya están las cartas en la mesa.
welcome-line = Juegos de cartas para la sobremesa: carreras, interrupciones, faroles. Envía un enlace, siéntate y juega. Sin cuenta.
choose-game = ¿A qué jugamos?
game-seats = { $least }–{ $most } jugadores
your-table = Tu mesa de { $game }
back-to-table = Volver a tu mesa: { $game }
wish-seats = Asientos
wish-pace = Ritmo
pace-relaxed = Tranquilo
pace-relaxed-help = un minuto por turno
pace-quick = Rápido
pace-quick-help = veinte segundos por turno
pace-none = Sin reloj
pace-none-help = días enteros, si queréis
wish-more = Reglas de la casa
lay-table = Poner la mesa

## La reunión

opening = Abriendo la puerta…
no-table = Esa mesa no existe.
gathering = La mesa está puesta
invitation = Invita con este enlace
copy-link = Copiar
share-link = Compartir
link-copied = Enlace copiado. Envíaselo a tus amigos.
link-selected = El enlace está marcado: cópialo con tu navegador.
share-text = ¡Ven a jugar con nosotros!
nickname = ¿Cómo te llamamos?
nickname-example = Tu nombre
sit-down = Sentarme
sit-here = Sentarme aquí
table-full = No queda ningún asiento libre.
free-seat = Asiento libre
you = tú
seat-away = ausente
seat-bot = Aquí juega un bot
seat-bot-short = bot
seats-all = Asientos
stand-up = Levantarme
remove-bot = Quitar
add-bot = Añadir bot
bot-kind = Tipo de bot
fill-bots = { $count ->
    [one] Sentar un bot en el asiento libre
   *[other] Sentar bots en los { $count } asientos libres
}
player-random = al azar
player-child = infantil
player-casual = tranquilo
player-sharp = perspicaz
player-machine = máquina
player-search = previsor
player-styled = { $level }, { $style }
style-careful = con cuidado
style-bold = con audacia
style-chatty = con mucha charla
start = Empezar la partida
waiting-for-people = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
waiting-for-host = Ya están todos. Falta que empiece quien ha puesto la mesa.
compiling = Se está preparando este juego: tarda hasta un minuto, solo la primera vez.
change-table = Cambiar la mesa

## El juego

tab-yours = Te toca
line-lost = Se ha cortado la conexión. Reconectando…
clock-label = Tiempo restante
log = Qué ha pasado
log-empty = Todavía nada.
zone-count = { $zone }: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
row-all = Ver las { $count }
row-fewer = Ver menos
seats-others = Los demás
seat-on-turn = Le toca a:
seat-score-label = Puntos:
seat-score = Puntos: { $score }
middle-label = El centro de la mesa
tray-label = Delante de ti
facts-label = Para tener en cuenta
actions-label = Lo que puedes hacer
put-back = Devolver a la mano
skip = Saltar

## El final

over = La partida ha terminado
you-won = ¡Has ganado!
winners = { $winners }: ¡bien jugado!
winner = gana
rematch = Otra partida
follow = A la mesa nueva
other-game = Otro juego
seed = Comprobar el reparto
seed-help = La primera línea se publicó al empezar. Es el SHA-256 de la segunda, de la que salió toda la baraja.
seed-hash = Publicado al empezar
seed-itself = La semilla

## After the end

highlights = Lo que pasó
replay = Verla otra vez, con las manos a la vista
download = Descargar la partida
replay-title = { $game }: repetición
replay-reel = La película de la partida
replay-first = Al reparto
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-step = Paso { $step } de { $last }
replay-where = Ir a un paso
replay-speed = Velocidad
replay-from = Visto desde
replay-from-beside = fuera de la mesa
replay-not-over = Esta partida aún no ha terminado. La repetición se abre al final.
replay-to-table = A la mesa
replay-no-boards = Esta partida se jugó con otras reglas que las instaladas aquí: se puede leer lo que pasó, pero no verlo.
replay-lost = Ahora mismo no se puede mostrar la mesa. Prueba con otro paso o vuelve a cargar la página.
check = Comprobarlo aquí
check-failed = Ahora mismo no se pudo comprobar el reparto.
check-hash-right = La semilla es la del hash publicado: su SHA-256, calculado en este navegador, es el mismo.
check-hash-wrong = La semilla no es la del hash publicado.
check-hash-none = No se comprobó si la semilla encaja con el hash: los navegadores solo lo calculan por https o en la máquina del servidor.
check-promise-kept = Esta página vio ese hash antes del final, y sigue siendo el mismo.
check-promise-broken = Antes del final esta página vio otro hash.
check-promise-unseen = Esta página no estaba antes del final, así que tiene que creer qué hash se publicó.
check-draws-right = { $count ->
    [one] El único sorteo del reparto se repitió a partir de la semilla: es igual.
   *[other] Los { $count } sorteos del reparto se repitieron a partir de la semilla: son iguales.
}
check-draws-wrong = El sorteo número { $place } del reparto no sale de la semilla.
check-order-right = Antes de barajar, las { $cards } cartas estaban en el orden de sus números: nadie las había colocado.
check-order-wrong = Antes de barajar, las { $cards } cartas no estaban en el orden de sus números.
check-tops-right = Las { $count } cartas repartidas estaban encima de esos montones, una tras otra.
check-tops-wrong = Algunas cartas repartidas no salieron de encima de esos montones.
check-own-way = Este juego mezcla sus cartas a su manera, así que solo se compararon los sorteos, no las cartas.
check-not = No se comprueba aquí: a quién le tocó cada carta, ni lo que se sorteó después. Descarga la partida y ábrela con «sobremesa replay»: la juega entera según las reglas.

## Learning

hints = Pistas
hints-all = La pista entera
hints-off = Sin más pistas
rules-away = Cerrar las reglas
hint-wait = Ahora no tienes nada que hacer. Mira lo que hacen los demás: se cuenta en el registro.
hint-asked-turn = Es tu turno: la mesa te espera.
hint-asked-window = Se pregunta a todos a la vez. Si no quieres nada, dilo, y el juego sigue antes.
hint-asked-race = Una carrera: gana quien acierta primero.
hint-choices = Puedes hacer esto: { $list }.
hint-choices-more = Puedes hacer, por ejemplo: { $list }, y { $rest } más.
hint-refused = { $count ->
    [one] Una de tus cartas no sirve ahora: { $reason }
   *[other] { $count } de tus cartas no sirven ahora: { $reason }
}
not-now = Ahora no. { $prompt }

## La gente

host = pone la mesa
ready = Ya estoy
not-ready = Todavía no
is-ready = ya está
waiting-for-ready = Falta que digan que ya están: { $seats }.
move-here = Pasar aquí
swap-seat = Mover el asiento { $number }: con las flechas, arrastrando, o pulsando dos de estos uno tras otro
hand-over = Ceder la mesa
send-away = Pedir que se vaya
send-away-sure = ¿De verdad?
qr = Código QR de la invitación
onlookers = { $count ->
    [one] 1 persona mira
   *[other] { $count } personas miran
}
wish-watch = Quien mira
watch-open = ve lo que es público
watch-delayed = lo ve un minuto después
watch-closed = no ve nada
watch-delayed-now = Esta mesa se muestra un minuto después. Empieza pronto.
watch-closed-now = Aquí se juega a puerta cerrada. Se mostrará el final.
away-grace = { $name } no está. Segundos hasta que juegue un bot:
away-waiting = { $name } no está. La mesa espera.
bot-plays-for = Un bot juega por { $name } hasta que vuelva.
bot-plays-for-you = Un bot juega por ti.
back-to-seat = Volver a mi asiento
seat-stand-in = bot, ausente
company = La gente
mute = Silenciar
leave-table = Dejar la mesa
left = Has dejado la mesa
left-help = Un bot juega por ti para que los demás puedan seguir. Puedes volver cuando quieras.
notify-setting = Avísame cuando me toque
more-time = Más tiempo
more-time-help = El reloj se alarga para todos; una vez por turno
take-back = Deshacer
undo = Pedir deshacerlo
undo-help = Nadie ha visto nada con ello. Si todos están de acuerdo, no cuenta.
undo-asked = { $name } querría deshacer lo último que ha hecho.
undo-agree = De acuerdo
undo-refuse = Mejor no
undo-yours = Querrías deshacer lo último que has hecho.
undo-withdraw = Déjalo
undo-waiting = Falta la respuesta de { $seats }.
undo-stays = Se queda como se jugó.
talk = Charla
talk-new = { $count ->
    [one] 1 nuevo
   *[other] { $count } nuevos
}
talk-empty = Todavía nadie ha dicho nada.
talk-said = { $name }: { $text }
talk-write = Di algo
talk-send = Decir
marks = Reacciones rápidas
mark-clap = aplaude
mark-laugh = se ríe
mark-wow = se asombra
mark-heart = un corazón
mark-think = se lo piensa
mark-cry = llora
next-game = Seguir con otro juego
next-game-help = Todos vienen y conservan su nombre.
