"""What people ask of a table beside the game's own actions, each with what must be so for it."""

from typing import TYPE_CHECKING

from sobremesa.room import requests
from sobremesa.room.playing import Playing
from sobremesa.room.refusals import Code, Refused

if TYPE_CHECKING:
    from sobremesa.room.live import Live


async def arrange(live: "Live", token_hash: bytes | None, request: requests.Request) -> None:
    """Anything but a game's action."""
    seating = live.seating
    match request:
        case requests.Stand():
            await seating.stand(token_hash)
        case requests.Ready():
            await seating.say_ready(token_hash, request.ready)
        case requests.Move():
            await seating.move(token_hash, request.seat)
        case requests.Rematch():
            await go_on(live, token_hash, None)
        case (
            requests.TakeBack()
            | requests.Undo()
            | requests.AnswerUndo()
            | requests.MoreTime()
            | requests.Leave()
            | requests.Back()
        ):
            await at_play(live, seating.must_sit(token_hash), request)
        case requests.Say():
            await live.talk.say(seating.places[seating.must_sit(token_hash)], request.text)
        case requests.React():
            await live.talk.react(seating.places[seating.must_sit(token_hash)], request.mark)
        case _:
            seating.must_be_host(token_hash)
            await host(live, token_hash, request)


async def host(live: "Live", token_hash: bytes | None, request: requests.Request) -> None:
    """What only the host may do."""
    seating = live.seating
    match request:
        case requests.SetBot():
            await seating.set_bot(request.seat, request.player)
        case requests.SetTable():
            await seating.set_table(request)
        case requests.Swap():
            await seating.swap(request.one, request.other)
        case requests.Remove():
            await live.remove(request.seat)
        case requests.HandOver():
            await live.talk.note(await seating.hand_over(request.seat), "host")
        case requests.NextGame():
            await go_on(live, token_hash, request.game)
        case requests.Start():
            await seating.start()
            await live.deal()


async def at_play(live: "Live", seat: int, request: requests.Request) -> None:
    """What somebody who sits at a game may do that goes on."""
    playing = in_play(live)
    match request:
        case requests.TakeBack():
            await playing.take_back(seat, request.moment)
        case requests.Undo():
            await playing.undoing.ask(seat, request.moment)
        case requests.AnswerUndo():
            await playing.undoing.answer(seat, request.moment, agree=request.agree)
        case requests.MoreTime():
            await playing.more_time(seat, request.moment)
            await live.talk.note(live.seating.places[seat], "more-time")
        case requests.Leave():
            await live.stand_in(seat)
        case requests.Back():
            await live.come_back(seat)


def in_play(live: "Live") -> Playing:
    """The game that goes on; `Refused` if there is none."""
    if live.seating.row.state == "lobby":
        raise Refused(Code.NOT_STARTED)
    if live.playing is None:
        raise Refused(Code.OTHER_RULES)
    if live.playing.table.over:
        raise Refused(Code.GAME_OVER)
    return live.playing


async def go_on(live: "Live", token_hash: bytes | None, game: str | None) -> None:
    """A new table for the same people; its host is this one's if present, else who asks."""
    seating = live.seating
    if seating.seat_of(token_hash) is None and not seating.is_host(token_hash):
        raise Refused(Code.NOT_SEATED)
    if seating.row.state != "over":
        raise Refused(Code.NOT_OVER)
    if seating.row.rematch is None:
        host = seating.row.host_hash
        present = any(guest.token_hash == host for guest in live.audience.guests)
        heir = host if present else token_hash or host
        await seating.go_on_at(await live.follow_up(seating, heir, game))
