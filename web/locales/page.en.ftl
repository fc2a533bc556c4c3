## Everywhere

comptoir = Comptoir
skip = Skip to the content
close = Close
dismiss = Dismiss
delete = Delete
to-home = To the games

top-account = Your name
top-language = Language
theme-system = Light or dark: as your system is
theme-light = Light
theme-dark = Dark

foot-links = More
foot-rules = Rules:
foot-api = API for programs
foot-unofficial = Comptoir is an unofficial fan implementation. The games belong to their authors and publishers; the pictures and the wording here are our own.

fault-away = The server cannot be reached. Check your connection and try again.
fallen = Something in the page has broken. Your game is safe: reload to go on.
fallen-reload = Reload
link-dropped = The connection was lost before the table could answer. Look whether it arrived, and try again if not.

missing-title = There is nothing here
missing-text = This page does not exist, or no longer does.

## What tables, games and bots are called

title-table = { $game } – Comptoir
title-your-turn = ● Your turn – { $game }
game-unknown = { $game }

ago-now = just now
ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

## The first page

home-window = Comptoir – board games at a table online
home-title = Pull up a chair.
home-text = Play with friends through a link, or against bots right away. No sign-up; alone, you can even play offline.
home-away = The server cannot be reached at the moment. You can play against bots on this device.
home-games = Games
home-mine = Your tables
home-kept = On this device
home-open = Open tables
home-open-none = No table is waiting for people right now. Set one up and send the link to your friends.

card-seats = { $min }–{ $max } players
card-minutes = { $min }–{ $max } min
card-weight = Weight: { $weight } of 5
card-play = Play now
card-set-up = Set up
card-rules = Rules

line-open = Open
line-your-turn = Your turn
line-continue = Continue
line-playing = Playing
line-watch = Watch
line-over = Finished
line-closed = Closed
line-free = { $count ->
    [one] one free chair
   *[other] { $count } free chairs
}
line-forget = Delete this game ({ $when })
line-forget-short = Delete this game

## Setting up a table

setup-title = A table of { $game }
setup-change-title = Change the table
setup-seats = Players
setup-chairs = Who plays with you?
setup-chair = Chair { $number }
setup-chair-free = Somebody with the link
setup-modules = Modules
setup-module = Module
setup-module-value = { $module } ({ $value })
setup-more = More options
setup-door = Who may sit down
setup-door-link = Whoever has the link
setup-door-public = Anybody
setup-door-private = Only whom I invite by name
setup-invited = Invited accounts, with commas
setup-window = Who may watch
setup-window-link = Whoever has the link
setup-window-public = Anybody
setup-window-shut = Nobody
setup-undo = Taking back
setup-undo-own = Until somebody else decides
setup-undo-consent = If everybody agrees
setup-undo-none = Nothing
setup-clock = Time to think
setup-clock-none = As long as you like
setup-clock-20-minutes = 20 minutes each
setup-clock-45-minutes = 45 minutes each
setup-clock-90-minutes = 90 minutes each
setup-clock-1-day = 1 day for each turn
setup-clock-3-days = 3 days for each turn
setup-clock-7-days = 7 days for each turn
setup-clock-minutes = { $count ->
    [one] 1 minute each
   *[other] { $count } minutes each
}
setup-clock-days = { $count ->
    [one] 1 day for each turn
   *[other] { $count } days for each turn
}
setup-open = Open the table
setup-begin = Begin on the server
setup-here = Play on this device
setup-here-about = For one person and bots: the game stays in this browser and needs no network
setup-change = Change
setup-away = The server cannot be reached. With bots on every chair you can play on this device.

## Before the game

lobby-link = Send the link, or let a phone read the square.
lobby-copy = Copy link
lobby-copied = Copied ✓
lobby-free = Free chair
lobby-you = { $name } (you)
lobby-bot = bot
lobby-not-here = away
lobby-is-ready = ready
lobby-not-ready = here
lobby-sit = Sit here
lobby-add-bot = Add a bot…
lobby-bot-for = A bot for chair { $number }
lobby-clear = Remove
lobby-say-name = What should the others call you?
lobby-name-go = Sit down
lobby-full = Every chair is taken. Stay on this page to watch the game.
lobby-can-begin = Everybody is here.
lobby-wait = { $count ->
    [one] One chair is free. “Begin” fills it with a fair bot.
   *[other] { $count } chairs are free. “Begin” fills them with fair bots.
}
lobby-wait-ready = Waiting until { $name } is ready.
lobby-begin = Begin
lobby-close = Close the table
lobby-ready-ask = Tell the host when you are ready.
lobby-wait-host = You are ready. The host begins the game.
lobby-ready = I am ready
lobby-unready = Not ready after all
lobby-leave = Get up
lobby-options = This table
lobby-change = Change…
lobby-seats = { $count }
lobby-chat = Chat
lobby-chat-sit = Take a seat to join the chat.
lobby-chat-label = Say something
lobby-chat-say = Say

name-label = Your name
name-nobody = You

## A table

table-coming = Going to the table…
table-coming-solo = Laying out the game…
box-away-title = This game could not be loaded
box-away = The rules of this game are loaded when it is first opened, and they did not come. Check your connection and try again.
box-again = Try again
rules-coming = Fetching the rules…
table-lost = The connection is gone; trying again…
table-gone-title = No such table
table-gone = This table does not exist, or is not for everybody’s eyes.
table-gone-solo = This game is not kept in this browser. It was played elsewhere, or deleted.
table-closed-title = The table is closed
table-closed-text = Its host has closed it before the game began.
solo-fallen = The table in this browser has broken. Reload the page: the game goes on where it was.
solo-not-kept = This browser has no room left to keep the game. Delete old games on the first page.

## Rules

rules-title = Rules of { $game } – Comptoir

## The account

account-window = Your account – Comptoir
account-title = You at the table
account-asking = One moment…
account-away = The server cannot be reached. This name is used for games on this device.
account-guest = Play as a guest
account-name = Your name
account-save = Save
account-named = Your name is saved.
account-register = Keep your games
account-register-text = With a password you find your tables again on any device. No e-mail address is needed; a lost password cannot be sent to you.
account-register-go = Create the account
account-login = Log in
account-login-text = You already have an account.
account-login-go = Log in
account-password = Password
account-welcome = Welcome!
account-account = You are logged in with this account.
account-logout = Log out
account-left = You have logged out.
account-leave-all = Leave all devices
account-left-all = You have left on all devices.
account-change = Change the password
account-change-text = You stay here; everywhere else you have to log in again, and your keys end.
account-old-password = Password so far
account-new-password = New password
account-changed = The password is changed.
account-forget = Be forgotten
account-forget-text = Your name and all ways to come back are deleted. The games you have played stay, under “a former guest”. This cannot be undone.
account-forget-sure = I am sure
account-forget-go = Delete me
account-forgotten = You are forgotten here.
account-settings = At the table
account-sound = A sound when it is my turn
account-confirm = Confirm the end of my turn
account-keys = Keys for programs
account-keys-text = With a key a program of yours can sit at tables for you.
account-key-label = What the key is for
account-key-new = New key
account-key-once = This is the key. It is shown only now: copy it.
account-key-scope = What the key may be used for
account-key-play = to play
account-key-read = to look only
account-key-lasts = { $days ->
    [one] { $scope }, one more day
   *[other] { $scope }, { $days } more days
}
account-key-ended = has ended
account-key-renew = Renew
account-key-renew-named = Renew the key “{ $name }”
account-key-delete = Delete the key “{ $name }”
home-tables = Tables
home-seats = Seats
home-length = Length in minutes
home-any = Any
home-minutes = ≤ { $minutes }
home-join = Join
home-join-what = A link or a code
home-offline = Alone, everything also works offline.
card-rules-of = Rules of { $game }
lobby-qr = The link as a QR code

setup-hints = Hints
setup-hints-allowed = Whoever wants one
setup-hints-none = None between people
map-own = a map of your own
map-edit = Lay it out…
map-table = The map. Arrow keys move, Enter picks a tile up and puts it down.
map-tile = { $kind } { $place }
map-empty = empty place
map-held = { $tile }, picked up
map-begin = Begin with:
map-fine = ✓ The game accepts this map.
map-text = The map as text, to keep or to send
map-import = Take this text
map-no-map = This text is no map with all the tiles.
map-how = Drag a tile to where it is to lie, or touch it and then its place. A tile that lies there changes places with it.
map-use = Use this map
map-back = Back
map-loading = The box is being unpacked…
map-away = The box cannot be reached at the moment.
lobby-friend = One more friend
lobby-new-to = New to { $game }?
lobby-free-for = for who has the link
lobby-ready-of = { $ready } of { $of } are ready
home-watch = Tables to watch
card-opening = Opening…
home-long = Long
home-box = { $box } · { $count }
home-fit = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
tonight = Which one tonight?
tonight-about = Two questions, one answer
tonight-seats = How many are you?
tonight-length = How many minutes do you have?
tonight-answer = { $count ->
    [one] { $game }: the only one that fits.
   *[other] { $game }: one of { $count } that fit.
}
tonight-none = No game fits both. Take one answer back.
tonight-another = Another one
home-jump = On this page
