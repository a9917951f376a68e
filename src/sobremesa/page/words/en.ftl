### The page around every game.

## Everywhere

settings = Language and settings
language = Language
keys-setting = Single keys play
close = Close
rules = Rules
read-rules = Read the rules
error-unknown = Something went wrong. Please try again.

## First page

welcome = Stay a while, the cards are out.
welcome-line = Card games for the time after a meal: races, windows, bluffs. Send a link, take a seat, play. No account.
choose-game = What shall we play?
game-seats = { $least }–{ $most } players
your-table = Your table for { $game }
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
add-bot = Bot: { $player }
fill-bots = { $count ->
    [one] Put a bot in the free seat
   *[other] Put bots in the { $count } free seats
}
player-sensible = sensible
player-random = random
start = Start the game
waiting-for-people = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
waiting-for-host = All seats are taken. The host starts the game.
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
