seat-number = Seat { $number }
refused-not-asked = It is not for you to act now.
refused-no-such-action = This game has no such action.
event-took-back = { $seat } takes back what was done last: it does not count.
