"""The mistakes that people make at a table, one exception for each kind."""


class SobremesaError(Exception):
    """Anything that the person who called can put right; its text says how."""


class UnknownGame(SobremesaError):
    """No game of this name is installed."""


class WrongOption(SobremesaError):
    """An option that the game does not have, or a value outside its range; also a wrong number of seats."""


class WrongDeck(SobremesaError):
    """A deck file that does not hold what the rulebook fixes."""


class UnreadableAction(SobremesaError):
    """A text or a number that is no action of this game."""


class NotYourTurn(SobremesaError):
    """The seat is not asked for anything now."""


class AgainstTheRules(SobremesaError):
    """The action is one of the game, but not allowed now.

    ``reason`` is the game's word for why, the identifier of a message in its ``words``.
    """

    def __init__(self, sentence: str, reason: str) -> None:
        super().__init__(sentence)
        self.reason = reason
