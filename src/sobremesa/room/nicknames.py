"""What people may call themselves at a table."""

import unicodedata

from sobremesa.room.refusals import Code, Refused

MOST_LETTERS = 20
JOINER = "\u200d"


def tidy(nickname: str) -> str:
    """The nickname as it is shown: composed, without blanks around it; `Refused` if it cannot be shown."""
    shown = unicodedata.normalize("NFC", " ".join(nickname.split(" "))).strip()
    if any(unicodedata.category(letter)[0] == "C" and letter != JOINER for letter in shown):
        raise Refused(Code.NICKNAME_UNREADABLE)
    if any(unicodedata.category(letter) in ("Zl", "Zp") for letter in shown):
        raise Refused(Code.NICKNAME_UNREADABLE)
    if len(shown) > MOST_LETTERS:
        raise Refused(Code.NICKNAME_LONG, most=MOST_LETTERS)
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in shown):
        raise Refused(Code.NICKNAME_BLANK)
    return " ".join(shown.split())


def alike(one: str, other: str) -> bool:
    """Whether people could take one nickname for the other."""
    return folded(one) == folded(other)


def folded(nickname: str) -> str:
    """A nickname without case, width and blanks."""
    return "".join(unicodedata.normalize("NFKC", nickname).casefold().split())
