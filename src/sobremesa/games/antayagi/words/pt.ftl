game-name = AntaYagí
game-line = Negoceia no mercado com cartas que todos veem menos tu.

## Opções

option-talk = Comentários
option-talk-help = Se cada lugar pode fazer em cada vez um comentário já preparado, verdadeiro ou não.
option-talk-none = Sem eles
option-talk-remarks = Um por vez
option-goal = Mercadorias para ganhar
option-goal-help = Com 0 vale o livro de regras: cinco mercadorias com três ou quatro lugares, quatro com mais.

## Cartas e lugares

card-lantern = lanterna
card-compass = bússola
card-teapot = bule
card-bone = osso
card-muffin = queque
card-lollipop = chupa-chupa
card-treasure = tesouro
card-t-rex = T-Rex
card-hat = chapéu
card-wizard = mago
card-toxic = lixo tóxico
card-fish = peixe
card-sabotage = sabotagem
back-plain = verso liso
back-hat = verso com chapéu
back-t-rex = verso com T-Rex
back-sabotage = verso com sabotagem
nth-1 = 1.ª
nth-2 = 2.ª
nth-3 = 3.ª
zone-stock = baralho
zone-discard = descartadas
zone-offered = a troca
zone-hand-own = a tua mão
zone-hand = mão de { $seat }
zone-saddlebags = alforges de { $seat }
zone-talk = diz alguma coisa
talk-to = a { $seat }

## O que te é pedido e o que podes fazer

prompt-name-mine = É a tua vez: com quem queres trocar?
prompt-name-others = { $seat } procura com quem trocar.
prompt-choose-mine = Trocas com { $seat }. Qual das tuas cartas dás?
prompt-choose-others = { $seat } e { $partner } escolhem uma carta cada um.
prompt-chosen = Dás a tua { $nth } carta. A outra pessoa ainda está a escolher.
prompt-window-stands = A troca está de pé. Alguém a sabota?
prompt-window-cancelled = Há sabotagem. Alguém sabota a sabotagem?
prompt-take-mine = Um chupa-chupa! Que carta tiras a { $other }?
prompt-take-others = { $seat } tem um chupa-chupa e escolhe uma carta de { $other }.
prompt-over = O jogo acabou. Vai para { $winners }.
action-name = Trocar com { $seat }
action-choose = Dar a tua { $nth } carta: { $card }
action-take = Levar a { $nth } carta: { $card }
action-sabotage = Sabotagem!
action-pass = Deixar estar
action-say-trade = «Troca comigo!»
action-say-dont = «Não leves isso!»
action-say-good = «A tua { $nth } carta é uma mercadoria.» ({ $card })
action-say-bad = «A tua { $nth } carta não vale nada.» ({ $card })
refused-only-on-turn = Só quem está na sua vez escolhe com quem troca.
refused-not-oneself = Essa pessoa és tu.
refused-no-card-there = Aí não há nenhuma carta.
refused-not-choosing = Agora não tens de escolher carta.
refused-already-chosen = Já escolheste a tua carta.
refused-nothing-to-take = Só se tira uma carta com um chupa-chupa acabado de ganhar.
refused-nothing-to-cancel = Agora não há nenhuma troca para sabotar.
refused-no-sabotage = Não tens nenhuma sabotagem.
refused-decide-first = A mesa espera pela tua decisão.
refused-no-remarks = Nesta mesa joga-se sem comentários.
refused-no-remarks-now = Os comentários esperam até a troca estar resolvida.
refused-already-spoken = Já fizeste o teu comentário desta vez.

## Para ter em conta

fact-goal = { $goods ->
    [one] Ganha-se com uma mercadoria
   *[other] Ganha-se com { $goods } mercadorias
}
fact-toxic = Lixo tóxico: { $seat } precisa de { $goods }

## O que aconteceu

event-game-began = { $goods ->
    [one] Começa o jogo: ganha quem primeiro tiver uma mercadoria.
   *[other] Começa o jogo: ganha quem primeiro tiver { $goods } mercadorias.
} A primeira vez é de { $seat }.
event-dealt = { "" }
event-drew = { $seat } tira uma carta. Tu vês: { $card }.
event-reshuffled = { $count ->
    [one] A única carta descartada é
   *[other] As { $count } cartas descartadas são
} o novo baralho.
event-turn-began = É a vez de { $seat }.
event-sat-out = { $seat } não pode trocar e só tira cartas.
event-named = { $seat } quer trocar com { $partner }.
event-chose = Dás a tua { $nth } carta.
event-revealed = { $seat } revela a sua { $nth } carta: { $card }.
event-same-kind = Duas iguais!
event-sabotaged = { $cancels ->
    [1] { $seat } joga uma { $card } e anula a troca!
   *[other] { $seat } responde com outra { $card }: a troca volta a estar de pé!
}
event-let-it-be = Deixas estar.
event-cancelled = A troca fica anulada.
event-vanished = O { $card } de { $seat } desaparece; a outra parte fica com o que ela própria oferecia.
event-kept = Para os alforges de { $seat }: { $card }.
event-discarded = { $seat } descarta: { $card }.
event-turned-over = Um chapéu: { $seat } vira a mão toda.
event-shows = A mão de { $seat } mostra-te agora: { $card }.
event-hand-lost = O queque vê tudo: { $seat } perde a mão toda.
event-may-take = O chupa-chupa deixa { $seat } tirar uma carta a { $other }.
event-took = { $seat } leva a { $nth } carta de { $other }: { $card }.
event-nothing-left = { $other } já não tem cartas para o chupa-chupa de { $seat }.
event-eaten = O T-Rex de { $seat } come: { $card }.
event-said-trade = { $seat } a { $to }: «Troca comigo!»
event-said-dont = { $seat } a { $to }: «Não leves isso!»
event-said-good = { $seat } a { $to }: «A tua { $nth } carta é uma mercadoria.»
event-said-bad = { $seat } a { $to }: «A tua { $nth } carta não vale nada.»
event-game-ended = { $goods ->
    [one] { $seat } junta o que era preciso e ganha com uma mercadoria.
   *[other] { $seat } junta o que era preciso e ganha com { $goods } mercadorias.
}
event-exhausted = Depois de { $decisions } decisões ganha quem tiver mais mercadorias.
ending-goal = Alguém juntou as mercadorias
ending-exhausted = Demasiado tempo sem acabar: ganha quem tiver mais mercadorias

## O tabuleiro próprio

nth-card = { $nth }: { $card }
goods-of-goal = { $goods } de { $goal } mercadorias
you-give = dás esta
you-choose = escolhes
is-choosing = está a escolher
exchange-now = a troca
exchange-last = a última troca
trade-stands = De pé
trade-cancelled = Anulada
trade-done = Feita
chain-label = Sabotagens, cada uma contra a anterior
remark-trade = { $to }: troca comigo!
remark-dont = { $to }: não leves isso!
remark-good = { $to }: a tua { $nth } é mercadoria
remark-bad = { $to }: a tua { $nth } não vale nada
heard-good = { $seat }: mercadoria
heard-bad = { $seat }: não vale nada
short-good = uma mercadoria
short-bad = não vale nada

## Hints for a first game

hint-name = Diz com quem queres trocar: tu vês as cartas dessa pessoa e ela vê as tuas. Procura uma mercadoria que te falte, e ouve o que dizem das tuas.
hint-choose = Escolhe uma das tuas cartas para dar. Não lhe vês a frente: só tens as costas e o que dizem os outros.
hint-take = Podes tirar uma destas agora, porque te calhou um chupa-chupa: escolhe uma mercadoria.
hint-sabotage = Podes sabotar agora, porque tens a carta para isso: anula o que se acaba de mostrar.
hint-pass = Deixa estar, se isto pode ficar assim.
