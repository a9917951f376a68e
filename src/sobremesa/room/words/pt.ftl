error-not-json = Esta mensagem não é texto JSON.
error-bad-message = Não se entende esta mensagem; há algo errado em “{ $where }”.
error-oversize = É longo demais; numa mensagem cabem no máximo { NUMBER($most, useGrouping: 0) } bytes.
error-too-many = Foi muita coisa de uma vez. Vá um pouco mais devagar, por favor.
error-hello-first = Uma conexão começa com “hello”.
error-other-version = O servidor foi atualizado. Carregue a página de novo, por favor.
error-wrong-origin = Esta página vem de outro endereço e não pode falar por você aqui.
error-not-found = Não há nada aqui.
error-no-such-table = Esta mesa não existe. Confira o link, por favor.
error-no-such-game = Este jogo não está instalado aqui.
error-no-such-player = Este jogo não tem esse bot.
error-no-such-seat = Esta mesa não tem esse lugar.
error-table-full = Há gente demais olhando esta mesa.
error-seat-taken = Já há alguém aqui. Escolha outro lugar, por favor.
error-not-a-bot = Só se podem tirar bots dos seus lugares.
error-already-seated = Você já está nesta mesa.
error-not-seated = Você não está nesta mesa.
error-nickname-blank = Diga como quer ser chamado, por favor.
error-nickname-unreadable = Este nome tem caracteres que não se podem mostrar.
error-nickname-long = Um nome tem no máximo { $most } caracteres.
error-nickname-taken = Nesta mesa já há alguém que se chama assim, ou quase.
error-not-host = Só quem pôs a mesa pode fazer isto.
error-seats-free = Ainda há lugares livres. Ponha bots neles ou tire-os.
error-seats-occupied = Há alguém num lugar que você quer tirar.
error-wrong-seats = Este jogo é para { $least } a { $most } lugares.
error-wrong-option = Estas regras não combinam: { $reason }
error-wrong-pace = Deve haver mais tempo para responder do que o que passa até uma resposta contar.
error-already-started = A partida já começou.
error-not-started = A partida ainda não começou.
error-not-over = A partida ainda não acabou.
error-game-over = A partida acabou.
error-too-early = Cedo demais: ninguém pode ter visto ainda.
error-too-late = Tarde demais: a mesa já seguiu em frente.
error-other-rules = Esta partida foi jogada com outras regras que as instaladas aqui. Pode-se ler o que aconteceu, mas não continuar.
error-store-failed = O servidor não conseguiu anotar isto, por isso não foi feito. Tente de novo, por favor.
error-server-error = O servidor cometeu um erro. Nada mudou. Tente de novo, por favor.
error-barred = Quem pôs esta mesa pediu que você saísse. Pode olhar, mas não se sentar.
error-nobody-there = Nesse lugar não há mais ninguém a quem isto se refira.
error-not-ready = Ainda falta alguém ficar pronto.
error-no-clock = Não há nenhum relógio correndo que se possa alongar.
error-cannot-undo = Isto não se pode desfazer: não é seu, já passou ou alguém viu algo com isso.
error-asked-before = Nesta vez você já teve mais tempo.
error-text-blank = Aqui não há nada para ler.

## What was worth telling of a game that is over: see highlights.py.

highlight-fastest-answer = A reação mais rápida: { $seat }, ao fim de { NUMBER($ms, useGrouping: 0) } ms.
highlight-largest-loss = O momento mais caro: { $seat } perdeu { $points } pontos de uma vez.
highlight-largest-gain = O melhor momento: { $seat } ganhou { $points } pontos de uma vez.
highlight-lead-kept = { $seat } passou para a frente e não deixou passar mais ninguém.
highlight-lead-changed = { $count ->
    [one] A liderança mudou de mãos uma vez.
   *[other] A liderança mudou de mãos { $count } vezes.
}
highlight-longest-turn = A jogada mais pensada: { $seat }, { $seconds } segundos.

## O que a própria sala diz junto do que as pessoas dizem: ver talk.py.

note-stand-in = Um bot joga por { $name } até { $name } voltar.
note-back = { $name } voltou e joga.
note-removed = Quem pôs a mesa pediu a { $name } que saísse.
note-host = Agora a mesa é de { $name }.
note-more-time = { $name } pede mais tempo: o relógio fica mais longo para todos.
