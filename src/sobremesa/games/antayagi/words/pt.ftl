game-name = AntaYagí
game-line = Negocie no mercado com cartas que todos veem menos você.

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
card-muffin = muffin
card-lollipop = pirulito
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
zone-hand-own = sua mão
zone-hand = mão de { $seat }
zone-saddlebags = alforges de { $seat }
zone-talk = diga alguma coisa
talk-to = a { $seat }

## O que é pedido a você e o que você pode fazer

prompt-name-mine = É a sua vez: com quem você quer trocar?
prompt-name-others = { $seat } procura com quem trocar.
prompt-choose-mine = Você troca com { $seat }. Qual das suas cartas dá?
prompt-choose-others = { $seat } e { $partner } escolhem uma carta cada um.
prompt-chosen = Você dá a sua { $nth } carta. A outra pessoa ainda está escolhendo.
prompt-window-stands = A troca está de pé. Alguém a sabota?
prompt-window-cancelled = Há sabotagem. Alguém sabota a sabotagem?
prompt-take-mine = Um pirulito! Que carta você tira de { $other }?
prompt-take-others = { $seat } tem um pirulito e escolhe uma carta de { $other }.
prompt-over = O jogo acabou. Vai para { $winners }.
action-name = Trocar com { $seat }
action-choose = Dar a sua { $nth } carta: { $card }
action-take = Levar a { $nth } carta: { $card }
action-sabotage = Sabotagem!
action-pass = Deixar assim
action-say-trade = “Troque comigo!”
action-say-dont = “Não leve isso!”
action-say-good = “A sua { $nth } carta é uma mercadoria.” ({ $card })
action-say-bad = “A sua { $nth } carta não vale nada.” ({ $card })
refused-only-on-turn = Só quem está na sua vez escolhe com quem troca.
refused-not-oneself = Essa pessoa é você.
refused-no-card-there = Aí não há nenhuma carta.
refused-not-choosing = Agora você não tem de escolher carta.
refused-already-chosen = Você já escolheu a sua carta.
refused-nothing-to-take = Só se tira uma carta com um pirulito que acabou de ganhar.
refused-nothing-to-cancel = Agora não há nenhuma troca para sabotar.
refused-no-sabotage = Você não tem nenhuma sabotagem.
refused-decide-first = A mesa espera pela sua decisão.
refused-no-remarks = Nesta mesa joga-se sem comentários.
refused-no-remarks-now = Os comentários esperam até a troca estar resolvida.
refused-already-spoken = Você já fez o seu comentário desta vez.

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
event-drew = { $seat } compra uma carta. Você vê: { $card }.
event-reshuffled = { $count ->
    [one] A única carta descartada é
   *[other] As { $count } cartas descartadas são
} o novo baralho.
event-turn-began = É a vez de { $seat }.
event-sat-out = { $seat } não pode trocar e só compra cartas.
event-named = { $seat } quer trocar com { $partner }.
event-chose = Você dá a sua { $nth } carta.
event-revealed = { $seat } revela a sua { $nth } carta: { $card }.
event-same-kind = Duas iguais!
event-sabotaged = { $cancels ->
    [1] { $seat } joga uma { $card } e anula a troca!
   *[other] { $seat } responde com outra { $card }: a troca volta a estar de pé!
}
event-let-it-be = Você deixa assim.
event-cancelled = A troca fica anulada.
event-vanished = O { $card } de { $seat } desaparece; a outra parte fica com o que ela própria oferecia.
event-kept = Para os alforges de { $seat }: { $card }.
event-discarded = { $seat } descarta: { $card }.
event-turned-over = Um chapéu: { $seat } vira a mão toda.
event-shows = A mão de { $seat } mostra a você agora: { $card }.
event-hand-lost = O muffin vê tudo: { $seat } perde a mão toda.
event-may-take = O pirulito deixa { $seat } tirar uma carta de { $other }.
event-took = { $seat } leva a { $nth } carta de { $other }: { $card }.
event-nothing-left = { $other } não tem mais cartas para o pirulito de { $seat }.
event-eaten = O T-Rex de { $seat } come: { $card }.
event-said-trade = { $seat } a { $to }: “Troque comigo!”
event-said-dont = { $seat } a { $to }: “Não leve isso!”
event-said-good = { $seat } a { $to }: “A sua { $nth } carta é uma mercadoria.”
event-said-bad = { $seat } a { $to }: “A sua { $nth } carta não vale nada.”
event-game-ended = { $goods ->
    [one] { $seat } junta o que era preciso e ganha com uma mercadoria.
   *[other] { $seat } junta o que era preciso e ganha com { $goods } mercadorias.
}
event-exhausted = Depois de { $decisions } decisões ganha quem tiver mais mercadorias.
ending-goal = Alguém juntou as mercadorias
ending-exhausted = Tempo demais sem acabar: ganha quem tiver mais mercadorias
highlight-bluff = O melhor blefe: { $seat } disse a { $to } que a sua { $nth } carta não valia nada. { $to } entregou-a: { $card }.

## O tabuleiro próprio

nth-card = { $nth }: { $card }
goods-of-goal = { $goods } de { $goal } mercadorias
you-give = você dá esta
you-choose = você escolhe
is-choosing = está escolhendo
exchange-now = a troca
exchange-last = a última troca
trade-stands = De pé
trade-cancelled = Anulada
trade-here = Trocar
trade-done = Feita
chain-label = Sabotagens, cada uma contra a anterior
against-exchange = anula a troca
against-sabotage = anula a sabotagem de { $seat }
sabotage-counts = vale
sabotage-cancelled = anulada
remark-trade = { $to }, troque comigo!
remark-dont = { $to }, não leve isso!
remark-good = { $to }, a sua { $nth } é mercadoria
remark-bad = { $to }, a sua { $nth } não vale nada
heard-good = { $seat }: mercadoria
heard-bad = { $seat }: não vale nada
short-good = uma mercadoria
short-bad = não vale nada

## Hints for a first game

hint-name = Diga com quem você quer trocar: você vê as cartas dessa pessoa e ela vê as suas. Procure uma mercadoria que falte a você, e ouça o que dizem das suas. As mercadorias ficam nos seus alforjes e contam: lanternas, bússolas, bules, ossos, muffins, pirulitos e tesouros.
hint-choose = Escolha uma das suas cartas para dar. Você não vê a frente dela: só tem o verso e o que dizem os outros.
hint-take = Você pode tirar uma destas agora, porque saiu um pirulito para você: escolha uma mercadoria.
hint-sabotage = Você pode sabotar agora, porque tem a carta para isso: ela anula o que acaba de ser mostrado.
hint-pass = Deixe assim, se isto pode ficar como está.

## O que os bots achavam, contado depois

goods = { $whole },{ $tenth } mercadorias
goods-below = −{ $whole },{ $tenth } mercadorias
belief-gift = { $seat } espera de { $other } uma carta que vale { $goods }.
belief-own-card = { $seat } tem uma { $nth } carta que parece valer { $goods } para { $other }.
belief-exchange = { $seat } calcula que a troca lhe vale { $goods }.
