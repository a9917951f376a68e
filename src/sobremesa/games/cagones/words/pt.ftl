game-name = CAGONES
game-line = Dê de comer ao urso, faça as contas da barriga dele e acuse quem se perder.

## Opções

option-dealt = Cartas por pessoa
option-dealt-help = Com 0 dão-se as habituais para tantos lugares.
option-big_poop = Mais cocô do que barriga
option-big_poop-help = 1: um cocô pode tirar mais do que há e esvazia a barriga. 0: nesse caso está errado.
option-full_feast = Banquete com a barriga cheia
option-full_feast-help = 1: “banquete de 0” está certo. 0: com a barriga cheia, um banquete está errado.

## Cartas, números e lugares

animal-bear = o urso
animal-rabbit = o coelho
amount = { $count }
amount-half = ½
amount-and-a-half = { $count }½
card-fish = { $count ->
    [one] 1 peixe
   *[other] { $count } peixes
}
card-carrot = { $count ->
    [one] 1 cenoura
   *[other] { $count } cenouras
}
card-carrot-half = meia cenoura
card-poop = { $count ->
    [one] 1 cocô
   *[other] { $count } cocôs
}
card-feast = banquete
card-vomit = vômito
card-challenge = desafio
card-fly = mosca
card-nap = sesta
card-fat-nap = sesta gorda
zone-bear = monte do urso
zone-rabbit = monte do coelho
zone-gone = fora do jogo
zone-left-over = sobras, por ver
zone-stock-own = seu baralho
zone-stock = baralho de { $seat }
zone-hand-own = sua mão
zone-hand = mão de { $seat }, do lado do { $side ->
    [bear] urso
   *[rabbit] coelho
}

## O que pedem a você e o que você pode fazer

prompt-play-mine = Jogue uma carta para { $animal } ou compre uma do baralho de alguém.
prompt-play-others = { $seat } joga uma carta para { $animal } ou compra uma.
prompt-draw-mine = A sua mão está vazia: compre uma carta de alguém.
prompt-feast-mine = Banquete! Quanto faltava?
prompt-feast-others = { $seat } diz quanto faltava para o banquete.
prompt-vomit-mine = Vômito! Quanto sai?
prompt-vomit-others = { $seat } diz quanto sai.
prompt-name-challenge-mine = A quem você pergunta { $what ->
    [fish] quantos peixes
   *[carrot] quantas cenouras
} há?
prompt-name-challenge-others = { $seat } joga um desafio e escolhe a quem pergunta.
prompt-name-fly-mine = A quem você pergunta quantos cocôs há?
prompt-name-fly-others = { $seat } joga uma mosca e escolhe a quem pergunta.
prompt-answer-challenge-mine = { $what ->
    [fish] Quantos peixes
   *[carrot] Quantas cenouras
} há na barriga? Diga, ou passe a pergunta com outro desafio.
prompt-answer-challenge-others = { $seat } tem de dizer { $what ->
    [fish] quantos peixes
   *[carrot] quantas cenouras
} há na barriga.
prompt-answer-fly-mine = Quantos cocôs há no monte? Diga, ou passe a pergunta com outra mosca.
prompt-answer-fly-others = { $seat } tem de dizer quantos cocôs há no monte.
prompt-accuse-mine = { $seat } jogou: { $card }. Acuse se não pode ser!
prompt-accuse-others = Você já decidiu. Os outros olham para a carta de { $seat }: { $card }.
prompt-accuse-feast-mine = { $seat } diz: “Banquete de { $amount }!” Acuse se não é assim.
prompt-accuse-feast-others = Você já decidiu. Os outros pensam no banquete de { $amount } de { $seat }.
prompt-accuse-vomit-mine = { $seat } diz: “Vômito de { $amount }!” Acuse se não é assim.
prompt-accuse-vomit-others = Você já decidiu. Os outros pensam no vômito de { $amount } de { $seat }.
prompt-over = O jogo acabou. Vai para { $winners }.
action-play = Jogar: { $card }
action-say = { $amount }
action-say-feast = Banquete de { $amount }
action-say-vomit = Vômito de { $amount }
action-name = Perguntar a { $seat }
action-draw-stock = Comprar do baralho de { $seat }
action-draw-hand = Comprar da mão de { $seat }, sem ver
action-accuse = Está errado!
action-pass = Deixar assim
refused-only-on-turn = Você só pode fazer isto na sua vez.
refused-not-in-hand = Você não tem esta carta.
refused-not-the-same-kind = A pergunta só passa com uma carta que pergunte o mesmo.
refused-no-number-asked = Ninguém perguntou um número a você.
refused-no-halves = Aqui não há metades.
refused-too-much = Nunca pode haver tanto.
refused-nobody-to-name = Agora você não tem de indicar ninguém.
refused-not-yourself = Escolha outra pessoa.
refused-no-such-seat = Esse lugar não existe.
refused-stock-empty = Enquanto houver um baralho, se compra de um baralho.
refused-no-cards = Aí não há mais nenhuma carta.
refused-nothing-to-accuse = Aqui não há nada de que acusar.

## A ter em conta

fact-active = Come { $animal }
fact-stake = { $count ->
    [one] Uma carta em jogo
   *[other] { $count } cartas em jogo
}

## O que aconteceu

event-game-began = Dão-se { $count } cartas a cada um; { $over ->
    [0] não sobra nenhuma
    [one] sobra uma
   *[other] sobram { $over }
}. O urso tem fome e começa { $seat }.
event-seen = { "" }
event-played = { $seat } joga: { $card }.
event-feast-said = { $seat }: “Banquete de { $amount }!”
event-vomit-said = { $seat }: “Vômito de { $amount }!”
event-challenged = { $seat } pergunta a { $named }: “{ $what ->
    [fish] Quantos peixes
   *[carrot] Quantas cenouras
} há?”
event-fly-asked = { $seat } pergunta a { $named }: “Quantos cocôs há?”
event-answered = { $seat } responde: “{ $amount }!”
event-drew = { $seat } compra uma carta de { $owner }: { $card }.
event-drew-hidden = { $seat } compra uma carta de { $owner }.
event-penalty = Castigo: { $seat } compra uma carta de { $owner }: { $card }.
event-penalty-hidden = Castigo: { $seat } compra uma carta de { $owner }.
event-no-penalty = { $owner } não tem mais nenhuma carta que { $seat } possa comprar.
event-replaced = { $seat } compra uma carta do seu baralho: { $card }.
event-replaced-hidden = { $seat } compra uma carta do seu baralho.
event-let-it-be = { $seat } deixa assim.
event-stood = Ninguém diz nada.
event-accused = { $seat } acusa { $accused }. O monte é conferido.
event-shown = { $card }: vão { $amount }.
event-was-wrong = A acusação acertou! Na barriga havia { $amount } de { $capacity }. { $seat } recolhe a carta.
event-was-right = A acusação errou! Na barriga havia { $amount } de { $capacity }. A carta de { $seat } fica.
event-answer-right = { $seat } acerta: { $amount }.
event-answer-wrong = { $seat } erra: { $amount }.
event-emptied = O monte do { $animal ->
    [bear] urso
   *[rabbit] coelho
} sai do jogo: { $count ->
    [one] uma carta
   *[other] { $count } cartas
}.
event-turned = Tudo é virado. Agora come { $animal }.
event-too-long = Depois de { $decisions } decisões ganha quem tem menos cartas.
event-game-ended = O jogo vai para { $winners }.
ending-no-cards = Alguém ficou sem cartas
ending-exhausted = Tempo demais sem fim: ganham as mãos com menos cartas
highlight-most-was-wrong = { $count ->
    [one] Uma carta errada e descoberta: { $seats }.
   *[other] Com mais cartas erradas e descobertas: { $seats }, { $count }.
}
highlight-most-was-right = { $count ->
    [one] Uma acusação sem razão contra { $seats }.
   *[other] Mais acusações sem razão: contra { $seats }, { $count }.
}
highlight-most-answer-right = { $count ->
    [one] Sabia a resposta: { $seats }, uma vez.
   *[other] A melhor memória: { $seats }, { $count } respostas certas.
}
highlight-largest-vomit-said = O maior vômito, segundo { $seat }: { $amount }.
highlight-bluff-card = O melhor blefe: { $seat } jogou { $card } com { $inside } de { $capacity } na barriga, e ninguém disse nada.
highlight-bluff-feast = O melhor blefe: “Banquete de { $amount }!”, disse { $seat } com { $inside } de { $capacity } na barriga, e ninguém disse nada.
highlight-bluff-vomit = O melhor blefe: “Vômito de { $amount }!”, disse { $seat } com { $inside } de { $capacity } na barriga, e ninguém disse nada.

## No tabuleiro deste jogo

eats = { $animal ->
    [bear] O urso está comendo
   *[rabbit] O coelho está comendo
}
sleeps = { $animal ->
    [bear] O urso dorme
   *[rabbit] O coelho dorme
}
draw-here = Comprar
ask-here = Perguntar
chain-label = Quem perguntou a quem
chain-link = { $seat } → { $named }
check-label = A última conferida
check-right = certo
check-wrong = errado
choose-number = Escolha um número
say-number = Dizer: { $amount }
pad-label = Deixar assim ou acusar

## Hints for a first game

hint-play = Jogue uma carta no monte do animal que come. Não esqueça quanto ele tem na barriga: também se pode jogar o que não cabe, enquanto ninguém acusar você.
hint-draw = Em vez de jogar você pode sempre comprar uma carta de alguém, se nenhuma das suas for segura.
hint-say = Diga o número que você tem na cabeça. Um errado pode custar uma carta.
hint-name = Pergunte a quem prestou menos atenção: se a resposta estiver certa, você compra uma carta dessa pessoa; se estiver errada, ela compra uma de você.
hint-accuse = Você pode acusar agora, porque o que { $seat } jogou pode estar errado: comida demais, algo que sai de uma barriga vazia, um número errado. Se estava errado, { $seat } recolhe a carta e fica com uma das suas; se estava certo, você fica com uma de { $seat }.
hint-pass = Deixe assim, se você acha que estava certo.

## O que os bots achavam, contado depois

belief-stomach = { $seat } conta { $amount } na barriga.
belief-poops = { $seat } conta cocôs: { $amount }.
