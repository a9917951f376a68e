game-name = CAGONES
game-line = Dá de comer ao urso, faz as contas à barriga dele e acusa quem as perder.

## Opções

option-dealt = Cartas por pessoa
option-dealt-help = Com 0 dão-se as habituais para tantos lugares.
option-big_poop = Mais cocó do que barriga
option-big_poop-help = 1: um cocó pode tirar mais do que há e esvazia a barriga. 0: nesse caso está mal posto.
option-full_feast = Banquete com a barriga cheia
option-full_feast-help = 1: «banquete de 0» está bem. 0: com a barriga cheia, um banquete está mal posto.

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
    [one] 1 cocó
   *[other] { $count } cocós
}
card-feast = banquete
card-vomit = vómito
card-challenge = desafio
card-fly = mosca
card-nap = sesta
card-fat-nap = sesta gorda
zone-bear = monte do urso
zone-rabbit = monte do coelho
zone-gone = fora do jogo
zone-left-over = sobras, por ver
zone-stock-own = o teu baralho
zone-stock = baralho de { $seat }
zone-hand-own = a tua mão
zone-hand = mão de { $seat }, do lado do { $side ->
    [bear] urso
   *[rabbit] coelho
}

## O que te pedem e o que podes fazer

prompt-play-mine = Joga uma carta para { $animal } ou tira uma do baralho de alguém.
prompt-play-others = { $seat } joga uma carta para { $animal } ou tira uma.
prompt-draw-mine = Já não tens cartas na mão: tira uma a alguém.
prompt-feast-mine = Banquete! Quanto faltava?
prompt-feast-others = { $seat } diz quanto faltava para o banquete.
prompt-vomit-mine = Vómito! Quanto sai?
prompt-vomit-others = { $seat } diz quanto sai.
prompt-name-challenge-mine = A quem perguntas { $what ->
    [fish] quantos peixes
   *[carrot] quantas cenouras
} há?
prompt-name-challenge-others = { $seat } joga um desafio e escolhe a quem pergunta.
prompt-name-fly-mine = A quem perguntas quantos cocós há?
prompt-name-fly-others = { $seat } joga uma mosca e escolhe a quem pergunta.
prompt-answer-challenge-mine = { $what ->
    [fish] Quantos peixes
   *[carrot] Quantas cenouras
} há na barriga? Diz, ou passa a pergunta com outro desafio.
prompt-answer-challenge-others = { $seat } tem de dizer { $what ->
    [fish] quantos peixes
   *[carrot] quantas cenouras
} há na barriga.
prompt-answer-fly-mine = Quantos cocós há no monte? Diz, ou passa a pergunta com outra mosca.
prompt-answer-fly-others = { $seat } tem de dizer quantos cocós há no monte.
prompt-accuse-mine = { $seat } jogou: { $card }. Acusa se não pode ser!
prompt-accuse-others = Já decidiste. Os outros olham para a carta de { $seat }: { $card }.
prompt-accuse-feast-mine = { $seat } diz: «Banquete de { $amount }!» Acusa se não é assim.
prompt-accuse-feast-others = Já decidiste. Os outros pensam no banquete de { $amount } de { $seat }.
prompt-accuse-vomit-mine = { $seat } diz: «Vómito de { $amount }!» Acusa se não é assim.
prompt-accuse-vomit-others = Já decidiste. Os outros pensam no vómito de { $amount } de { $seat }.
prompt-over = O jogo acabou. Vai para { $winners }.
action-play = Jogar: { $card }
action-say = { $amount }
action-say-feast = Banquete de { $amount }
action-say-vomit = Vómito de { $amount }
action-name = Perguntar a { $seat }
action-draw-stock = Tirar do baralho de { $seat }
action-draw-hand = Tirar da mão de { $seat }, sem ver
action-accuse = Está mal!
action-pass = Deixar estar
refused-only-on-turn = Só podes fazer isto na tua vez.
refused-not-in-hand = Não tens esta carta.
refused-not-the-same-kind = A pergunta só passa com uma carta que pergunte o mesmo.
refused-no-number-asked = Ninguém te perguntou um número.
refused-no-halves = Aqui não há metades.
refused-too-much = Nunca pode haver tanto.
refused-nobody-to-name = Agora não tens de indicar ninguém.
refused-not-yourself = Escolhe outra pessoa.
refused-no-such-seat = Esse lugar não existe.
refused-stock-empty = Enquanto houver um baralho, tira-se de um baralho.
refused-no-cards = Aí já não há nenhuma carta.
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
event-feast-said = { $seat }: «Banquete de { $amount }!»
event-vomit-said = { $seat }: «Vómito de { $amount }!»
event-challenged = { $seat } pergunta a { $named }: «{ $what ->
    [fish] Quantos peixes
   *[carrot] Quantas cenouras
} há?»
event-fly-asked = { $seat } pergunta a { $named }: «Quantos cocós há?»
event-answered = { $seat } responde: «{ $amount }!»
event-drew = { $seat } tira uma carta a { $owner }: { $card }.
event-drew-hidden = { $seat } tira uma carta a { $owner }.
event-penalty = Castigo: { $seat } tira uma carta a { $owner }: { $card }.
event-penalty-hidden = Castigo: { $seat } tira uma carta a { $owner }.
event-no-penalty = { $owner } já não tem nenhuma carta que { $seat } possa tirar.
event-replaced = { $seat } tira uma carta do seu baralho: { $card }.
event-replaced-hidden = { $seat } tira uma carta do seu baralho.
event-let-it-be = { $seat } deixa estar.
event-stood = Ninguém diz nada.
event-accused = { $seat } acusa { $accused }. Revê-se o monte.
event-shown = { $card }: vão { $amount }.
event-was-wrong = Mal! Na barriga havia { $amount } de { $capacity }. { $seat } recolhe a carta.
event-was-right = Bem! Na barriga havia { $amount } de { $capacity }. A carta de { $seat } fica.
event-answer-right = { $seat } acerta: { $amount }.
event-answer-wrong = { $seat } falha: { $amount }.
event-emptied = O monte do { $animal ->
    [bear] urso
   *[rabbit] coelho
} sai do jogo: { $count ->
    [one] uma carta
   *[other] { $count } cartas
}.
event-turned = Vira-se tudo. Agora come { $animal }.
event-too-long = Depois de { $decisions } decisões ganha quem tem menos cartas.
event-game-ended = O jogo vai para { $winners }.
ending-no-cards = Alguém ficou sem cartas
ending-exhausted = Demasiado tempo sem fim: ganham as mãos com menos cartas
highlight-most-was-wrong = { $count ->
    [one] Uma carta mal posta e apanhada: { $seats }.
   *[other] Com mais cartas mal postas e apanhadas: { $seats }, { $count }.
}
highlight-most-was-right = { $count ->
    [one] Uma acusação sem razão contra { $seats }.
   *[other] Mais acusações sem razão: contra { $seats }, { $count }.
}
highlight-most-answer-right = { $count ->
    [one] Sabia a resposta: { $seats }, uma vez.
   *[other] A melhor memória: { $seats }, { $count } respostas certas.
}
highlight-largest-vomit-said = O maior vómito, segundo { $seat }: { $amount }.

## No tabuleiro deste jogo

eats = { $animal ->
    [bear] O urso está a comer
   *[rabbit] O coelho está a comer
}
sleeps = { $animal ->
    [bear] O urso dorme
   *[rabbit] O coelho dorme
}
draw-here = Tirar
ask-here = Perguntar
chain-label = Quem perguntou a quem
chain-link = { $seat } → { $named }
check-label = A última revisão
check-skip = Saltar
choose-number = Escolhe um número
say-number = Dizer: { $amount }
pad-label = Deixar estar ou acusar

## Hints for a first game

hint-play = Joga uma carta no monte do animal que come. Não te esqueças de quanto tem na barriga: também se pode jogar o que não cabe, enquanto ninguém te acusar.
hint-draw = Em vez de jogar podes sempre tirar uma carta a alguém, se nenhuma das tuas for segura.
hint-say = Diz o número que tens na cabeça. Um errado pode custar-te uma carta.
hint-name = Pergunta a quem esteve menos atento: se acertar, tiras-lhe uma carta; se errar, tira-te uma a ti.
hint-accuse = Podes acusar agora, porque o que { $seat } jogou pode estar mal: comida a mais, algo que sai de uma barriga vazia, um número errado. Se estava mal, { $seat } recolhe a carta e fica com uma das tuas; se estava bem, ficas tu com uma de { $seat }.
hint-pass = Deixa estar, se achas que estava bem.
