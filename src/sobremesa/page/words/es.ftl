### La página alrededor de todos los juegos.

## En todas partes

settings = Idioma y ajustes
language = Idioma
keys-setting = Jugar con una sola tecla
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
add-bot = Bot: { $player }
fill-bots = { $count ->
    [one] Sentar un bot en el asiento libre
   *[other] Sentar bots en los { $count } asientos libres
}
player-sensible = sensato
player-random = al azar
start = Empezar la partida
waiting-for-people = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
waiting-for-host = La mesa está completa. Falta que el anfitrión empiece.
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
