### A página à volta de todos os jogos.

## Em todo o lado

settings = Língua e definições
language = Língua
keys-setting = Jogar com uma só tecla
hints-setting = Dicas durante o jogo
sound = Som
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
add-bot = Adicionar bot
bot-kind = Tipo de bot
fill-bots = { $count ->
    [one] Sentar um bot no lugar livre
   *[other] Sentar bots nos { $count } lugares livres
}
player-random = ao acaso
player-child = infantil
player-casual = tranquilo
player-sharp = perspicaz
player-machine = máquina
player-search = previdente
player-styled = { $level }, { $style }
style-careful = com cuidado
style-bold = com ousadia
style-chatty = com muita conversa
start = Começar o jogo
waiting-for-people = { $count ->
    [one] Ainda há um lugar livre.
   *[other] Ainda há { $count } lugares livres.
}
waiting-for-host = Todos estão prontos. Falta quem pôs a mesa começar.
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

## After the end

highlights = O que aconteceu
replay = Ver outra vez, com as mãos abertas
download = Descarregar o jogo
replay-title = { $game }: repetição
replay-reel = O filme do jogo
replay-first = Para a distribuição
replay-back = Um passo atrás
replay-on = Um passo à frente
replay-last = Para o fim
replay-play = Reproduzir
replay-pause = Pausa
replay-step = Passo { $step } de { $last }
replay-where = Ir para um passo
replay-speed = Velocidade
replay-from = Visto de
replay-from-beside = fora da mesa
replay-not-over = Este jogo ainda não acabou. A repetição abre quando acabar.
replay-to-table = Para a mesa
replay-no-boards = Este jogo foi jogado com outras regras que não as instaladas aqui: pode ler-se o que aconteceu, mas não ver-se.
replay-lost = Agora não é possível mostrar a mesa. Tenta outro passo ou volta a carregar a página.
check = Verificar aqui
check-failed = Agora não foi possível verificar a distribuição.
check-hash-right = A semente é a do hash publicado: o seu SHA-256, calculado neste navegador, é o mesmo.
check-hash-wrong = A semente não é a do hash publicado.
check-hash-none = Não se verificou se a semente condiz com o hash: os navegadores só o calculam por https ou na máquina do servidor.
check-promise-kept = Esta página viu esse hash antes do fim, e continua o mesmo.
check-promise-broken = Antes do fim, esta página viu outro hash.
check-promise-unseen = Esta página não estava cá antes do fim, por isso tem de acreditar em qual foi o hash publicado.
check-draws-right = { $count ->
    [one] O único sorteio da distribuição foi refeito a partir da semente: é igual.
   *[other] Os { $count } sorteios da distribuição foram refeitos a partir da semente: são iguais.
}
check-draws-wrong = O sorteio número { $place } da distribuição não sai da semente.
check-order-right = Antes de baralhadas, as { $cards } cartas estavam na ordem dos seus números: ninguém as tinha arrumado.
check-order-wrong = Antes de baralhadas, as { $cards } cartas não estavam na ordem dos seus números.
check-tops-right = As { $count } cartas distribuídas estavam no cimo desses montes, uma após outra.
check-tops-wrong = Algumas cartas distribuídas não saíram do cimo desses montes.
check-own-way = Este jogo mistura as cartas à sua maneira, por isso só se compararam os sorteios, não as cartas.
check-not = Não se verifica aqui quem recebeu cada carta, nem o que se sorteou depois. Descarrega o jogo e abre-o com «sobremesa replay», que o joga inteiro pelas regras.

## Learning

hints = Dicas
hints-off = Sem mais dicas
rules-away = Fechar as regras
hint-wait = Agora não tens nada a fazer. Vê o que fazem os outros: está contado no registo.
hint-asked-turn = É a tua vez: a mesa espera por ti.
hint-asked-window = Pergunta-se a todos ao mesmo tempo. Se não queres nada, diz, e o jogo segue mais cedo.
hint-asked-race = Uma corrida: ganha quem acertar primeiro.
hint-choices = Podes fazer isto: { $list }.
hint-choices-more = Podes, por exemplo: { $list }, e mais { $rest }.
hint-refused = { $count ->
    [one] Uma das tuas cartas não serve agora: { $reason }
   *[other] { $count } das tuas cartas não servem agora: { $reason }
}
not-now = Agora não. { $prompt }

## As pessoas

host = pôs a mesa
ready = Estou pronto
not-ready = Ainda não
is-ready = pronto
waiting-for-ready = Falta ficar pronto: { $seats }.
move-here = Passar para cá
swap-seat = Mover o lugar { $number }: com as setas, a arrastar, ou a premir dois destes um após o outro
hand-over = Passar a mesa
send-away = Pedir que saia
send-away-sure = De verdade?
qr = Código QR do convite
onlookers = { $count ->
    [one] 1 pessoa olha
   *[other] { $count } pessoas olham
}
wish-watch = Quem olha
watch-open = vê o que é público
watch-delayed = vê um minuto depois
watch-closed = não vê nada
watch-delayed-now = Esta mesa é mostrada um minuto depois. Começa em breve.
watch-closed-now = Aqui joga-se à porta fechada. O final será mostrado.
away-grace = { $name } não está. Um bot joga daqui a tantos segundos:
away-waiting = { $name } não está. A mesa espera.
bot-plays-for = Um bot joga por { $name } até { $name } voltar.
bot-plays-for-you = Um bot joga por ti.
back-to-seat = Voltar ao meu lugar
seat-stand-in = bot, ausente
company = As pessoas
mute = Silenciar
leave-table = Deixar a mesa
left = Deixaste a mesa
left-help = Um bot joga por ti, para que os outros possam continuar. Podes voltar quando quiseres.
notify-setting = Avisa-me quando for a minha vez
more-time = Mais tempo
more-time-help = O relógio fica mais longo para todos; uma vez por jogada
take-back = Desfazer
talk = Conversa
talk-new = { $count ->
    [one] 1 nova
   *[other] { $count } novas
}
talk-empty = Ainda ninguém disse nada.
talk-said = { $name }: { $text }
talk-write = Diz alguma coisa
talk-send = Dizer
marks = Reações rápidas
mark-clap = aplaude
mark-laugh = ri
mark-wow = fica admirado
mark-heart = um coração
mark-think = pensa nisso
mark-cry = chora
next-game = Continuar com outro jogo
next-game-help = Vêm todos e ficam com o seu nome.
