### A página em volta de todos os jogos.

## Em todo lugar

settings = Idioma e ajustes
language = Idioma
keys-setting = Jogar com uma só tecla
hints-setting = Dicas durante o jogo
sound = Som
close = Fechar
rules = Regras
read-rules = Ler as regras
error-unknown = Algo deu errado. Tente de novo.

## Primeira página

welcome = Fique mais um pouco: as cartas já estão na mesa.
welcome-line = Jogos de cartas para depois da refeição: corridas, interrupções, blefes. Mande um link, sente-se e jogue. Sem conta.
choose-game = O que vamos jogar?
game-seats = { $least }–{ $most } jogadores
your-table = Sua mesa de { $game }
back-to-table = Voltar à sua mesa: { $game }
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

opening = Abrindo a porta…
no-table = Essa mesa não existe.
gathering = A mesa está posta
invitation = Convide com este link
copy-link = Copiar
share-link = Compartilhar
link-copied = Link copiado. Mande para os seus amigos.
link-selected = O link está marcado: copie com o seu navegador.
share-text = Venha jogar com a gente!
nickname = Como devemos chamar você?
nickname-example = Seu nome
sit-down = Sentar
sit-here = Sentar aqui
table-full = Não há mais lugares livres.
free-seat = Lugar livre
you = você
seat-away = ausente
seat-bot = Aqui joga um bot
seat-bot-short = bot
seats-all = Lugares
stand-up = Levantar
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
waiting-for-host = Todos estão prontos. Falta começar quem pôs a mesa.
compiling = Este jogo está sendo preparado: leva até um minuto, só na primeira vez.
change-table = Mudar a mesa

## O jogo

tab-yours = É a sua vez
line-lost = A conexão caiu. Tentando de novo…
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
tray-label = À sua frente
facts-label = Para lembrar
actions-label = O que você pode fazer
put-back = Devolver à mão
skip = Pular

## O fim

over = O jogo acabou
you-won = Você ganhou!
winners = { $winners }: bem jogado!
winner = ganhou
rematch = Jogar de novo
follow = Ir para a mesa nova
other-game = Outro jogo
seed = Conferir a distribuição
seed-help = A primeira linha foi publicada no começo. É o SHA-256 da segunda, de onde saiu tudo o que foi embaralhado.
seed-hash = Publicado no começo
seed-itself = A semente

## After the end

highlights = O que aconteceu
replay = Ver de novo, com as mãos abertas
download = Baixar o jogo
replay-title = { $game }: replay
replay-reel = O filme do jogo
replay-first = Ir para a distribuição
replay-back = Um passo para trás
replay-on = Um passo para a frente
replay-last = Ir para o fim
replay-play = Reproduzir
replay-pause = Pausa
replay-step = Passo { $step } de { $last }
replay-where = Ir para um passo
replay-speed = Velocidade
replay-from = Visto de
replay-from-beside = fora da mesa
replay-not-over = Este jogo ainda não acabou. O replay abre quando acabar.
replay-to-table = Ir para a mesa
replay-no-boards = Este jogo foi jogado com outras regras que as instaladas aqui: dá para ler o que aconteceu, mas não para ver.
replay-lost = Agora não é possível mostrar a mesa. Tente outro passo ou carregue a página de novo.
check = Conferir aqui
check-failed = Agora não foi possível conferir a distribuição.
check-hash-right = A semente é a do hash publicado: o SHA-256 dela, calculado neste navegador, é o mesmo.
check-hash-wrong = A semente não é a do hash publicado.
check-hash-none = Não foi conferido se a semente combina com o hash: os navegadores só o calculam por https ou na máquina do servidor.
check-promise-kept = Esta página viu esse hash antes do fim, e continua o mesmo.
check-promise-broken = Antes do fim, esta página viu outro hash.
check-promise-unseen = Esta página não estava aqui antes do fim, por isso tem de acreditar em qual foi o hash publicado.
check-draws-right = { $count ->
    [one] O único sorteio da distribuição foi refeito a partir da semente: é igual.
   *[other] Os { $count } sorteios da distribuição foram refeitos a partir da semente: são iguais.
}
check-draws-wrong = O sorteio número { $place } da distribuição não sai da semente.
check-order-right = Antes de embaralhadas, as { $cards } cartas estavam na ordem dos seus números: ninguém as tinha arrumado.
check-order-wrong = Antes de embaralhadas, as { $cards } cartas não estavam na ordem dos seus números.
check-tops-right = As { $count } cartas distribuídas estavam no topo desses montes, uma após a outra.
check-tops-wrong = Algumas cartas distribuídas não saíram do topo desses montes.
check-own-way = Este jogo mistura as cartas do seu próprio jeito, por isso só se compararam os sorteios, não as cartas.
check-not = Aqui não se confere quem recebeu cada carta, nem o que foi sorteado depois. Baixe o jogo e abra com “sobremesa replay”, que joga tudo de novo pelas regras.

## Learning

hints = Dicas
hints-all = A dica inteira
hints-off = Chega de dicas
rules-away = Fechar as regras
hint-wait = Agora você não tem nada a fazer. Veja o que os outros fazem: o registro conta.
hint-asked-turn = É a sua vez: a mesa espera por você.
hint-asked-window = Todos são perguntados ao mesmo tempo. Se você não quer nada, diga, e o jogo segue mais cedo.
hint-asked-race = Uma corrida: ganha quem acertar primeiro.
hint-choices = Você pode fazer isto: { $list }.
hint-choices-more = Você pode, por exemplo: { $list }, e mais { $rest }.
hint-refused = { $count ->
    [one] Uma das suas cartas não serve agora: { $reason }
   *[other] { $count } das suas cartas não servem agora: { $reason }
}
not-now = Agora não. { $prompt }

## As pessoas

host = pôs a mesa
ready = Estou pronto
not-ready = Ainda não
is-ready = pronto
waiting-for-ready = Falta ficar pronto: { $seats }.
move-here = Passar para cá
swap-seat = Mover o lugar { $number }: com as setas, arrastando, ou apertando dois destes um depois do outro
hand-over = Passar a mesa
send-away = Pedir que saia
send-away-sure = De verdade?
qr = Código QR do convite
onlookers = { $count ->
    [one] 1 pessoa assiste
   *[other] { $count } pessoas assistem
}
wish-watch = Quem assiste
watch-open = vê o que é público
watch-delayed = vê um minuto depois
watch-closed = não vê nada
watch-delayed-now = Esta mesa é mostrada um minuto depois. Começa em breve.
watch-closed-now = Aqui se joga a portas fechadas. O final será mostrado.
away-grace = { $name } não está. Segundos até um bot jogar:
away-waiting = { $name } não está. A mesa espera.
bot-plays-for = Um bot joga por { $name } até { $name } voltar.
bot-plays-for-you = Um bot joga por você.
back-to-seat = Voltar ao meu lugar
seat-stand-in = bot, ausente
company = As pessoas
mute = Silenciar
leave-table = Deixar a mesa
left = Você deixou a mesa
left-help = Um bot joga por você, para que os outros possam continuar. Você pode voltar quando quiser.
notify-setting = Avisar quando for a minha vez
more-time = Mais tempo
more-time-help = O relógio fica mais longo para todos; uma vez por jogada
take-back = Desfazer
undo = Pedir para desfazer
undo-help = Ninguém viu nada com isso. Se todos concordarem, não conta.
undo-asked = { $name } gostaria de desfazer o que fez por último.
undo-agree = Tudo bem
undo-refuse = Melhor não
undo-yours = Você gostaria de desfazer o que fez por último.
undo-withdraw = Deixe estar
undo-waiting = Falta a resposta de { $seats }.
undo-stays = Fica como foi jogado.
talk = Conversa
talk-new = { $count ->
    [one] 1 nova
   *[other] { $count } novas
}
talk-empty = Ainda ninguém disse nada.
talk-said = { $name }: { $text }
talk-write = Diga alguma coisa
talk-send = Dizer
marks = Reações rápidas
mark-clap = aplaude
mark-laugh = ri
mark-wow = fica admirado
mark-heart = um coração
mark-think = pensa nisso
mark-cry = chora
next-game = Continuar com outro jogo
next-game-help = Todos vêm junto e ficam com o seu nome.
