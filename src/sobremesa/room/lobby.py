"""A table before its game begins, and who sits at it: seats, bots, options, the host."""

import hashlib
from dataclasses import dataclass, replace

from sobremesa.room import messages
from sobremesa.room.bots import NICKNAMES, Minds
from sobremesa.room.nicknames import alike, tidy
from sobremesa.room.refusals import Code, Refused
from sobremesa.room.store import Place, Store, TableRow
from sobremesa.table.contract import Game
from sobremesa.table.errors import WrongOption


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
        """The seats in which persons sit."""
        return frozenset(seat for seat, place in self.places.items() if place.kind == "human")

    def seat_of(self, token_hash: bytes | None) -> int | None:
        """The seat of who holds this token."""
        for seat, place in self.places.items():
            if token_hash is not None and place.token_hash == token_hash:
                return seat
        return None

    def is_host(self, token_hash: bytes | None) -> bool:
        """Whether this is the host's token."""
        return token_hash == self.row.host_hash

    # What people change

    async def sit(self, token_hash: bytes, wanted: messages.SitDown) -> None:
        """A person takes a free seat; asking again for the same changes nothing."""
        self.must_be_lobby()
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
        seat = self.seat_of(token_hash)
        if seat is None:
            raise Refused(Code.NOT_SEATED)
        await self.free(seat)

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

    async def set_table(self, wanted: messages.SetTable) -> None:
        """The host changes options, pace or the number of seats."""
        self.must_be_lobby()
        options = checked_options(self.game, wanted.seats, wanted.options)
        check_pace(wanted.pace)
        if any(seat >= wanted.seats for seat in self.places):
            raise Refused(Code.SEATS_OCCUPIED)
        pace = wanted.pace.model_dump()
        await self.store.set_table(self.row.id, seats=wanted.seats, options=options, pace=pace)
        self.row = replace(self.row, seats=wanted.seats, options=options, pace=pace)

    async def start(self) -> None:
        """The game begins: from now on the table is its journal."""
        self.must_be_lobby()
        if len(self.places) < self.row.seats:
            raise Refused(Code.SEATS_FREE)
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

    def must_exist(self, seat: int) -> None:
        """Raise `Refused` for a seat that the table has not."""
        if not 0 <= seat < self.row.seats:
            raise Refused(Code.NO_SUCH_SEAT)

    def must_be_free(self, seat: int) -> None:
        """Raise `Refused` for a seat where somebody sits."""
        self.must_exist(seat)
        if seat in self.places:
            raise Refused(Code.SEAT_TAKEN)

    # What everybody may know

    def message(self, token_hash: bytes | None, connected: frozenset[int]) -> messages.Lobby:
        """The table as who holds this token may know it."""
        row = self.row
        return messages.Lobby(
            table=row.id,
            game=row.game,
            state=row.state,
            options=row.options,
            pace=self.pace,
            places=[self.place(seat, connected) for seat in range(row.seats)],
            you=self.seat_of(token_hash),
            host=self.is_host(token_hash),
            rematch=row.rematch,
            seed_hash=hashlib.sha256(row.seed).hexdigest(),
            seed=row.seed.hex() if row.state == "over" else None,
        )

    def place(self, seat: int, connected: frozenset[int]) -> messages.PlaceInfo:
        """Who sits in a seat."""
        place = self.places.get(seat)
        if place is None:
            return messages.PlaceInfo(
                seat=seat, kind="free", nickname=None, player=None, connected=False
            )
        return messages.PlaceInfo(
            seat=seat,
            kind=place.kind,
            nickname=place.nickname,
            player=place.player,
            connected=place.kind == "bot" or seat in connected,
        )


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
