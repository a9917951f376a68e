"""A table before its game begins, and who sits at it: seats, bots, options, the host."""

from dataclasses import dataclass, replace
from typing import Any

from sobremesa.room import messages, requests
from sobremesa.room.bots import NICKNAMES, Minds, house_bot
from sobremesa.room.nicknames import alike, tidy
from sobremesa.room.refusals import Code, Refused
from sobremesa.room.store import Place, Store, TableChanges, TableRow
from sobremesa.table.contract import Game
from sobremesa.table.errors import WrongOption

"""The player that every game has, and that plays just anything."""


@dataclass
class Seating:
    """A table's row and its places, as they stand in the store."""

    store: Store
    minds: Minds
    game: Game
    row: TableRow
    places: dict[int, Place]

    @property
    def pace(self) -> messages.Pace:
        """How much time there is."""
        return messages.Pace.model_validate(self.row.pace)

    @property
    def people(self) -> frozenset[int]:
        """The seats in which persons sit, and play themselves."""
        return frozenset(
            seat
            for seat, place in self.places.items()
            if place.kind == "human" and place.stand_in is None
        )

    @property
    def polite(self) -> str:
        """The bot that plays for somebody who is away."""
        return house_bot(self.minds.names(self.game))

    def seat_of(self, token_hash: bytes | None) -> int | None:
        """The seat of who holds this token."""
        for seat, place in self.places.items():
            if token_hash is not None and place.token_hash == token_hash:
                return seat
        return None

    def is_host(self, token_hash: bytes | None) -> bool:
        """Whether this is the host's token."""
        return token_hash == self.row.host_hash

    def is_barred(self, token_hash: bytes) -> bool:
        """Whether the host has sent away who holds this token."""
        return token_hash.hex() in self.row.barred

    # What people change

    async def sit(self, token_hash: bytes, wanted: messages.SitDown) -> None:
        """A person takes a free seat; asking again for the same changes nothing."""
        self.must_be_lobby()
        if self.is_barred(token_hash):
            raise Refused(Code.BARRED)
        nickname = tidy(wanted.nickname)
        here = self.seat_of(token_hash)
        if here is not None:
            if here == wanted.seat and self.places[here].nickname == nickname:
                return
            raise Refused(Code.ALREADY_SEATED)
        self.must_be_free(wanted.seat)
        if any(alike(nickname, place.nickname) for place in self.places.values()):
            raise Refused(Code.NICKNAME_TAKEN)
        await self.seat(Place(wanted.seat, "human", nickname, token_hash=token_hash))

    async def stand(self, token_hash: bytes | None) -> None:
        """A person gives up the seat."""
        self.must_be_lobby()
        await self.free(self.must_sit(token_hash))

    async def say_ready(self, token_hash: bytes | None, ready: bool) -> None:
        """A person wants to begin, or not yet."""
        self.must_be_lobby()
        await self.change(self.must_sit(token_hash), ready=ready)

    async def move(self, token_hash: bytes | None, seat: int) -> None:
        """A person moves to a free seat."""
        self.must_be_lobby()
        here = self.must_sit(token_hash)
        if seat != here:
            self.must_be_free(seat)
            await self.swap(here, seat)

    async def swap(self, one: int, other: int) -> None:
        """Two seats exchange who sits there."""
        self.must_be_lobby()
        self.must_exist(one)
        self.must_exist(other)
        turned = {one: other, other: one}
        seats = [replace(place, seat=turned.get(seat, seat)) for seat, place in self.places.items()]
        await self.seat_all(seats)

    async def remove(self, seat: int) -> Place:
        """The host sends a person away, for good; in a game a bot gets the seat. Who that was."""
        place = self.must_be_another(seat)
        assert place.token_hash is not None
        barred = [*self.row.barred, place.token_hash.hex()]
        await self.store.set_table(self.row.id, barred=barred)
        self.row = replace(self.row, barred=barred)
        if self.row.state == "lobby":
            await self.free(seat)
        else:
            await self.change(seat, kind="bot", player=self.polite, token_hash=None, stand_in=None)
        return place

    async def hand_over(self, seat: int) -> Place:
        """The person in this seat is the host from now on."""
        place = self.must_be_another(seat)
        assert place.token_hash is not None
        await self.store.set_table(self.row.id, host_hash=place.token_hash)
        self.row = replace(self.row, host_hash=place.token_hash)
        return place

    async def set_bot(self, seat: int, player: str | None) -> None:
        """The host puts a bot into a free seat or in another's place, or takes it out."""
        self.must_be_lobby()
        self.must_exist(seat)
        if player is not None and player not in self.minds.names(self.game):
            raise Refused(Code.NO_SUCH_PLAYER)
        before = self.places.get(seat)
        if before is not None and before.kind != "bot":
            raise Refused(Code.NOT_A_BOT if player is None else Code.SEAT_TAKEN)
        if before is not None:
            await self.free(seat)
        if player is not None:
            await self.seat(Place(seat, "bot", self.bot_nickname(seat), player=player))

    async def set_table(self, wanted: requests.SetTable) -> None:
        """The host changes options, pace, the number of seats, or what onlookers see: all are asked again."""
        self.must_be_lobby()
        options = checked_options(self.game, wanted.seats, wanted.options)
        check_pace(wanted.pace)
        if any(seat >= wanted.seats for seat in self.places):
            raise Refused(Code.SEATS_OCCUPIED)
        pace = wanted.pace.model_dump()
        changed: TableChanges = {
            "seats": wanted.seats,
            "options": options,
            "pace": pace,
            "watch": wanted.watch,
        }
        await self.store.set_table(self.row.id, **changed)
        self.row = replace(self.row, **changed)
        await self.seat_all([replace(place, ready=False) for place in self.places.values()])

    async def start(self) -> None:
        """The game begins: from now on the table is its journal."""
        self.must_be_lobby()
        if len(self.places) < self.row.seats:
            raise Refused(Code.SEATS_FREE)
        if any(not self.is_ready(place) for place in self.places.values()):
            raise Refused(Code.NOT_READY)
        version = self.game.rules_version
        await self.store.set_table(self.row.id, state="playing", rules_version=version)
        self.row = replace(self.row, state="playing", rules_version=version)

    async def end(self) -> None:
        """The game is over."""
        await self.store.set_table(self.row.id, state="over")
        self.row = replace(self.row, state="over")

    async def go_on_at(self, table: str) -> None:
        """Write down the table of the rematch."""
        await self.store.set_table(self.row.id, rematch=table)
        self.row = replace(self.row, rematch=table)

    # How

    async def seat(self, place: Place) -> None:
        """Write down who sits there."""
        await self.store.seat_down(self.row.id, place)
        self.places[place.seat] = place

    async def free(self, seat: int) -> None:
        """Write down that nobody sits there."""
        await self.store.stand_up(self.row.id, seat)
        del self.places[seat]

    async def seat_all(self, places: list[Place]) -> None:
        """Write down who sits where, at once."""
        await self.store.set_places(self.row.id, places)
        self.places = {place.seat: place for place in sorted(places, key=lambda each: each.seat)}

    async def change(self, seat: int, **changed: Any) -> None:
        """Write down what is different about who sits there."""
        others = [place for place in self.places.values() if place.seat != seat]
        await self.seat_all([*others, replace(self.places[seat], **changed)])

    def is_ready(self, place: Place) -> bool:
        """Whether this seat need not be waited for: bots are ready, and the host is who starts."""
        return place.kind == "bot" or place.ready or self.is_host(place.token_hash)

    def bot_nickname(self, seat: int) -> str:
        """A name that nobody has at this table."""
        taken = [place.nickname for place in self.places.values()]
        names = [*NICKNAMES[seat:], *NICKNAMES[:seat]]
        return next(name for name in names if not any(alike(name, other) for other in taken))

    def must_be_lobby(self) -> None:
        """Raise `Refused` once the game has begun."""
        if self.row.state != "lobby":
            raise Refused(Code.ALREADY_STARTED)

    def must_be_host(self, token_hash: bytes | None) -> None:
        """Raise `Refused` for anybody else."""
        if not self.is_host(token_hash):
            raise Refused(Code.NOT_HOST)

    def must_sit(self, token_hash: bytes | None) -> int:
        """The seat of who holds this token; `Refused` if there is none."""
        seat = self.seat_of(token_hash)
        if seat is None:
            raise Refused(Code.NOT_SEATED)
        return seat

    def must_be_another(self, seat: int) -> Place:
        """The place of a person who is not the host; `Refused` if there is none."""
        self.must_exist(seat)
        place = self.places.get(seat)
        if place is None or place.token_hash is None or self.is_host(place.token_hash):
            raise Refused(Code.NOBODY_THERE)
        return place

    def must_exist(self, seat: int) -> None:
        """Raise `Refused` for a seat that the table has not."""
        if not 0 <= seat < self.row.seats:
            raise Refused(Code.NO_SUCH_SEAT)

    def must_be_free(self, seat: int) -> None:
        """Raise `Refused` for a seat where somebody sits."""
        self.must_exist(seat)
        if seat in self.places:
            raise Refused(Code.SEAT_TAKEN)


def checked_options(game: Game, seats: int, options: dict[str, int]) -> dict[str, int]:
    """Every option of a table with its number; `Refused` where something cannot be."""
    if seats not in game.seats:
        least, most = game.seats.start, game.seats.stop - 1
        raise Refused(Code.WRONG_SEATS, least=least, most=most)
    try:
        return game.option_values(seats, options)
    except WrongOption as error:
        raise Refused(Code.WRONG_OPTION, reason=str(error)) from error


def check_pace(pace: messages.Pace) -> None:
    """`Refused` where time would be up before anything counts."""
    for whole, least in ((pace.window, pace.least_window), (pace.race, pace.least_race)):
        if whole and 1000 * whole <= least:
            raise Refused(Code.WRONG_PACE)
