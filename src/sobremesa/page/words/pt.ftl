### A página à volta de todos os jogos.

## Em todo o lado

settings = Língua e definições
language = Língua
keys-setting = Jogar com uma só tecla
close = Fechar
rules = Regras
read-rules = Ler as regras
error-unknown = Algo correu mal. Tenta outra vez.

## Primeira página

welcome = Fica mais um pouco: as cartas já estão na mesa.
welcome-line = Jogos de cartas para o fim da refeição: corridas, interrupções, bluff. Envia uma ligação, senta-te e joga. Sem conta.
choose-game = A que vamos jogar?
game-seats = { $least }–{ $most } jogadores
your-table = A tua mesa de { $game }
wish-seats = Lugares
wish-pace = Ritmo
pace-relaxed = Calmo
pace-relaxed-help = um minuto por vez
pace-quick = Rápido
pace-quick-help = vinte segundos por vez
pace-none = Sem relógio
pace-none-help = dias inteiros, se for preciso
wish-more = Regras da casa
lay-table = Pôr a mesa

## O encontro

opening = A abrir a porta…
no-table = Essa mesa não existe.
gathering = A mesa está posta
invitation = Convida com esta ligação
copy-link = Copiar
share-link = Partilhar
link-copied = Ligação copiada. Envia-a aos teus amigos.
link-selected = A ligação está marcada: copia-a com o teu navegador.
share-text = Vem jogar connosco!
nickname = Como te chamamos?
nickname-example = O teu nome
sit-down = Sentar-me
sit-here = Sentar-me aqui
table-full = Já não há lugares livres.
free-seat = Lugar livre
you = tu
seat-away = ausente
seat-bot = Aqui joga um bot
seat-bot-short = bot
seats-all = Lugares
stand-up = Levantar-me
remove-bot = Tirar
add-bot = Bot: { $player }
fill-bots = { $count ->
    [one] Sentar um bot no lugar livre
   *[other] Sentar bots nos { $count } lugares livres
}
player-sensible = sensato
player-random = ao acaso
start = Começar o jogo
waiting-for-people = { $count ->
    [one] Ainda há um lugar livre.
   *[other] Ainda há { $count } lugares livres.
}
waiting-for-host = A mesa está completa. Falta o anfitrião começar.
change-table = Mudar a mesa

## O jogo

tab-yours = É a tua vez
line-lost = A ligação caiu. A ligar de novo…
clock-label = Tempo restante
log = O que aconteceu
log-empty = Ainda nada.
zone-count = { $zone }: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
row-all = Ver as { $count }
row-fewer = Ver menos
seats-others = Os outros
seat-on-turn = É a vez de:
seat-score-label = Pontos:
seat-score = Pontos: { $score }
middle-label = O centro da mesa
tray-label = À tua frente
facts-label = Para ter em conta
actions-label = O que podes fazer
put-back = Devolver à mão

## O fim

over = O jogo acabou
you-won = Ganhaste!
winners = { $winners }: bem jogado!
winner = ganha
rematch = Jogar outra vez
follow = Para a mesa nova
other-game = Outro jogo
seed = Verificar a distribuição
seed-help = A primeira linha foi publicada no início. É o SHA-256 da segunda, da qual saiu todo o baralhar.
seed-hash = Publicado no início
seed-itself = A semente
