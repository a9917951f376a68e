### The page around every game.

## Everywhere

settings = Language and settings
language = Language
keys-setting = Single keys play
hints-setting = Hints while playing
sound = Sound
close = Close
rules = Rules
read-rules = Read the rules
error-unknown = Something went wrong. Please try again.

## First page

welcome = Stay a while, the cards are out.
welcome-line = Card games for the time after a meal: races, interruptions, bluffs. Send a link, take a seat, play. No account.
choose-game = What shall we play?
game-seats = { $least }–{ $most } players
your-table = Your table for { $game }
back-to-table = Back to your table: { $game }
wish-seats = Seats
wish-pace = Pace
pace-relaxed = Relaxed
pace-relaxed-help = a minute for a turn
pace-quick = Quick
pace-quick-help = twenty seconds for a turn
pace-none = No clock
pace-none-help = take days if you like
wish-more = House rules
lay-table = Lay the table

## Gathering

opening = Opening the door …
no-table = There is no such table.
gathering = The table is laid
invitation = Invite with this link
copy-link = Copy
share-link = Share
link-copied = The link is copied. Send it to your friends.
link-selected = The link is marked: copy it with your browser.
share-text = Come and play with us!
nickname = What shall we call you?
nickname-example = Your name
sit-down = Sit down
sit-here = Sit here
table-full = All seats are taken.
free-seat = Free seat
you = you
seat-away = away
seat-bot = A bot plays here
seat-bot-short = bot
seats-all = Seats
stand-up = Stand up
remove-bot = Remove
add-bot = Add bot
bot-kind = Kind of bot
fill-bots = { $count ->
    [one] Put a bot in the free seat
   *[other] Put bots in the { $count } free seats
}
player-random = random
player-child = child
player-casual = casual
player-sharp = sharp
player-machine = machine
player-search = far-sighted
player-styled = { $level }, { $style }
style-careful = careful
style-bold = bold
style-chatty = chatty
start = Start the game
waiting-for-people = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
waiting-for-host = Everybody is ready. The host starts the game.
compiling = Getting this game ready: that takes up to a minute, the first time only.
change-table = Change the table

## Playing

tab-yours = Your move
line-lost = The line broke. Reconnecting …
clock-label = Time left
log = What happened
log-empty = Nothing yet.
zone-count = { $zone }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
row-all = Show all { $count }
row-fewer = Show fewer
seats-others = The others
seat-on-turn = On turn:
seat-score-label = Score:
seat-score = Score: { $score }
middle-label = The middle of the table
tray-label = Before you
facts-label = To keep in mind
actions-label = What you can do
put-back = Put back
skip = Skip

## The end

over = The game is over
you-won = You win!
winners = { $winners } – well played!
winner = winner
rematch = Play again
follow = To the new table
other-game = Another game
seed = Check the deal
seed-help = The first line was published at the start. It is the SHA-256 of the second, from which all shuffling came.
seed-hash = Published at the start
seed-itself = The seed

## After the end

highlights = What happened
replay = See it again, all hands open
download = Download the game
replay-title = { $game }: replay
replay-reel = The film of the game
replay-first = To the deal
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-step = Step { $step } of { $last }
replay-where = Go to a step
replay-speed = Speed
replay-from = Seen from
replay-from-beside = beside the table
replay-not-over = This game is not over yet. Its replay opens when it is.
replay-to-table = To the table
replay-no-boards = This game was played by other rules than those installed here: what happened can be read, but not shown.
replay-lost = The table cannot be shown just now. Try another step, or load the page again.
check = Check it here
check-failed = The deal could not be checked just now.
check-hash-right = The seed is the one of the published hash: its SHA-256, computed in this browser, is the same.
check-hash-wrong = The seed is not the one of the published hash.
check-hash-none = Whether the seed fits the hash was not checked: browsers compute it only over https or on the server’s own machine.
check-promise-kept = This page saw that hash before the end, and it is still the same.
check-promise-broken = Before the end this page saw another hash.
check-promise-unseen = This page was not there before the end, so it has to believe which hash was published.
check-draws-right = { $count ->
    [one] The one draw of the deal was made again from the seed: it is the same.
   *[other] All { $count } draws of the deal were made again from the seed: they are the same.
}
check-draws-wrong = Draw number { $place } of the deal does not follow from the seed.
check-order-right = Before they were shuffled, the { $cards } cards lay in the order of their numbers: nobody had stacked them.
check-order-wrong = Before they were shuffled, the { $cards } cards did not lie in the order of their numbers.
check-tops-right = The { $count } cards that were dealt lay on top of these piles, one after another.
check-tops-wrong = Some cards that were dealt did not come from the top of these piles.
check-own-way = This game mixes its cards in a way of its own, so only its draws were compared, not the cards.
check-not = Not checked here: who got which of these cards, and what was drawn later. Download the game and open it with “sobremesa replay”: that plays all of it by the rules.

## Learning

hints = Hints
hints-all = The whole hint
hints-off = No more hints
rules-away = Close the rules
hint-wait = Nothing for you to do just now. Watch what the others do: the log tells it.
hint-asked-turn = It is your turn: the table waits for you.
hint-asked-window = Everybody is asked at the same time. If you do not want anything, say so, and the game goes on sooner.
hint-asked-race = A race: whoever is right first.
hint-choices = You can do this: { $list }.
hint-choices-more = You can do this, for example: { $list }, and { $rest } more.
hint-refused = { $count ->
    [one] One of your cards cannot be used: { $reason }
   *[other] { $count } of your cards cannot be used: { $reason }
}
not-now = Not now. { $prompt }

## People

host = host
ready = I am ready
not-ready = Not yet
is-ready = ready
waiting-for-ready = Not ready yet: { $seats }.
move-here = Move here
swap-seat = Move seat { $number }: arrow keys, drag, or press two of these one after the other
hand-over = Make host
send-away = Send away
send-away-sure = Really send away?
qr = QR code of the invitation
onlookers = { $count ->
    [one] 1 looks on
   *[other] { $count } look on
}
wish-watch = Who looks on
watch-open = sees what is public
watch-delayed = sees it a minute later
watch-closed = sees nothing
watch-delayed-now = This table is shown a minute later. It begins soon.
watch-closed-now = The people here play among themselves. The end will be shown.
away-grace = { $name } is away. Seconds until a bot plays:
away-waiting = { $name } is away. The table waits.
bot-plays-for = A bot plays for { $name } until { $name } is back.
bot-plays-for-you = A bot plays for you.
back-to-seat = Take my seat again
seat-stand-in = bot, away
company = People
mute = Mute
leave-table = Leave the table
left = You have left the table
left-help = A bot plays for you, so that the others can go on. You can come back at any time.
notify-setting = Tell me when it is my turn
more-time = More time
more-time-help = The clock runs longer for all; once a turn
take-back = Take back
undo = Ask to take it back
undo-help = Nobody has seen anything by it. If all agree, it does not count.
undo-asked = { $name } would like to take back what was done last.
undo-agree = All right
undo-refuse = Rather not
undo-yours = You would like to take back what you did last.
undo-withdraw = Never mind
undo-waiting = Waiting for { $seats }.
undo-stays = It stays as it was played.
talk = Talk
talk-new = { $count } new
talk-empty = Nobody has said anything yet.
talk-said = { $name }: { $text }
talk-write = Say something
talk-send = Say
marks = Quick reactions
mark-clap = claps
mark-laugh = laughs
mark-wow = is amazed
mark-heart = a heart
mark-think = thinks about it
mark-cry = cries
next-game = Go on with another game
next-game-help = Everybody comes along and keeps their name.
