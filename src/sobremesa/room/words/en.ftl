# Why the room did not do something: error-<code> for every code of refusals.py.
error-not-json = This message is not JSON text.
error-bad-message = This message cannot be understood; something is wrong at “{ $where }”.
error-oversize = This is too long; at most { NUMBER($most, useGrouping: 0) } bytes go into one message.
error-too-many = That was a lot at once. Please go a little slower.
error-hello-first = A connection begins with “hello”.
error-other-version = The server has been updated. Please load the page again.
error-wrong-origin = This page comes from another address and may not speak for you here.
error-not-found = There is nothing here.
error-no-such-table = There is no such table. Please check the link.
error-no-such-game = This game is not installed here.
error-no-such-player = There is no such bot for this game.
error-no-such-seat = This table has no such seat.
error-table-full = Too many people are looking on at this table.
error-seat-taken = Somebody sits here already. Please take another seat.
error-not-a-bot = Only bots can be taken out of their seats.
error-already-seated = You sit at this table already.
error-not-seated = You do not sit at this table.
error-nickname-blank = Please say what you want to be called.
error-nickname-unreadable = This name has characters that cannot be shown.
error-nickname-long = A name has at most { $most } characters.
error-nickname-taken = Somebody at this table is called so already, or nearly so.
error-not-host = Only the host can do this.
error-seats-free = Some seats are still free. Put bots there, or take seats away.
error-seats-occupied = Somebody sits in a seat that you want to take away.
error-wrong-seats = This game is for { $least } to { $most } seats.
error-wrong-option = These rules do not fit together: { $reason }
error-wrong-pace = There must be more time for an answer than goes by before an answer counts.
error-already-started = The game has begun already.
error-not-started = The game has not begun yet.
error-not-over = The game is not over yet.
error-game-over = The game is over.
error-too-early = Too early: nobody can have seen it by then.
error-too-late = Too late: the table has moved on.
error-other-rules = This game was played by other rules than those installed here. What happened can still be read, but it cannot go on.
error-store-failed = The server could not write this down, so it was not done. Please try again.
error-server-error = The server has made a mistake. Nothing was changed. Please try again.
error-barred = The host of this table has sent you away. You can look on, but not sit down.
error-nobody-there = There is nobody else in that seat who could be meant.
error-not-ready = Somebody is not ready yet.
error-no-clock = No clock is running that could get longer.
error-cannot-undo = This cannot be taken back: it is not yours, it has gone by, or somebody has seen something by it.
error-asked-before = You have had more time in this turn already.
error-text-blank = There is nothing to read in this.

## What was worth telling of a game that is over: see highlights.py.

highlight-fastest-answer = Fastest to react: { $seat }, after { NUMBER($ms, useGrouping: 0) } ms.
highlight-largest-loss = The dearest moment: { $seat } lost { $points } points at once.
highlight-largest-gain = The best moment: { $seat } won { $points } points at once.
highlight-lead-kept = { $seat } took the lead and never gave it back.
highlight-lead-changed = { $count ->
    [one] The lead changed hands once.
   *[other] The lead changed hands { $count } times.
}
highlight-longest-turn = { $seat } thought longest about a turn: { $seconds } seconds.

## What the room itself says beside what people say: see talk.py.

note-stand-in = A bot plays for { $name } until { $name } is back.
note-back = { $name } is back and plays.
note-removed = The host has sent { $name } away.
note-host = { $name } is the host now.
note-more-time = { $name } asks for more time: the clock runs longer for all.
