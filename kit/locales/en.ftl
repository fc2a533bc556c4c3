## Seats and tables

seat-number = Seat { $number }
seats-range = { $min }–{ $max } seats

## Why a move is refused

why-not-now = That cannot be done at this moment. Choose one of the moves on the list.
why-not-your-turn = It is somebody else's decision. Wait until the table asks you.
why-game-over = The game is over.
why-no-such-seat = There is no seat { $seat } at this table.
why-no-such-move = “{ $text }” is no move of this game. Ask for the list of moves.

## Why a table cannot be set up

options-seats = This game is for { $min } to { $max } seats, not { $seats }.
options-no-module = There is no module “{ $module }”. This game has: { $known }.
options-no-value = The module { $module } cannot be “{ $value }”. It can be: { $known }.
options-twice = The module { $module } is named twice. Name it once.
options-module-seats = The module { $module } is for { $min } to { $max } seats.
options-text = The setting { $setting } is a text of at most { $longest } characters without spaces or accents.
options-refused = The setting { $setting } cannot be used: { $reason }
options-conflict = The modules { $module } and { $other } cannot be used together. Leave one out.

## Undo

undo-nothing = There is nothing to take back.
undo-other-decided = This cannot be taken back: somebody else has decided since.
undo-chance = This cannot be taken back: chance has spoken (a card was drawn).
undo-seen = This cannot be taken back: something hidden was seen.
undo-agreed = It was agreed with somebody else: it stands.
undo-together = Since then several decide at the same time: others may have made up their minds already.
undo-over = This cannot be taken back: the game is over.
redo-nothing = There is nothing to do again.

## Component tables

provenance-rulebook = printed in the rulebook
provenance-public = from public sources
provenance-derived = follows from other facts
provenance-reconstructed = designed by us, not the printed value
provenance-own = your own value

content-too-big = The file is larger than { $most } MiB. Component tables are far smaller.
content-parse = This is not valid TOML: { $reason }
content-no-header = The file lacks the line { $line } at its top.
content-bad-header = “{ $field }” at the top of the file must be { $expected }, not “{ $value }”.
content-version = This file is for content version { $version }; this Comptoir reads version { $known }.
content-other-game = This file is for the game { $game }, not { $expected }.
content-not-a-sheet = “{ $name }” is neither version, game nor a table. A table begins with its name in square brackets.
content-no-sheet = There is no table “{ $sheet }” in this game. It has: { $known }.
content-missing-sheet = The table “{ $sheet }” is missing.
content-missing-row = Row “{ $row }” is missing in table “{ $sheet }”.
content-missing-field = { $part } lacks the value “{ $field }”; expected { $expected }.
content-unknown-field = { $part } has the value “{ $field }”, which means nothing here. It can have: { $known }.
content-bad-value = { $part }: “{ $field }” is “{ $value }”; expected { $expected }.
content-twice = “{ $row }” stands twice in table “{ $sheet }”.
content-same-name = “{ $id }” stands in table “{ $sheet }” and in table “{ $other }”. Give one of them another name.
content-count = The table “{ $sheet }” has { $count ->
    [one] one row
   *[other] { $count } rows
}; the game needs { $expected }.
content-too-many-rows = The table “{ $sheet }” has { $count } rows; no table may have more than { $most }.
content-at-line = Line { $line }: { $reason }

content-part-sheet = The table “{ $sheet }”
content-part-row = “{ $row }” in table “{ $sheet }”
content-part-some-row = A row of table “{ $sheet }”

content-expects-version = a number
content-expects-number = a number from { $min } to { $max }
content-expects-text = a text in quotes
content-expects-flag = true or false
content-expects-value = a number, true or false, a text in quotes, or a list of these
content-expects-id = 1 to 32 of the letters A–Z and a–z, digits, “-” and “_”
content-expects-one-of = one of { $known }
content-expects-rows = a list of rows such as [{"{"} id = "A" {"}"}]

## Records

record-not-one = This is not a Comptoir record.
record-too-big = The file is larger than { $most } MiB. No record is that long.
record-newer = This record has format { $version }; this Comptoir reads up to { $known }. Get a newer Comptoir.
record-newer-rules = This record was played under version { $version } of the rules; this Comptoir knows up to { $known }. Get a newer Comptoir.
record-older-rules = This record was played under version { $version } of the rules; this Comptoir plays version { $known }. Open it with the Comptoir it was played on.
record-cut-off = The record is cut off: its end is missing. Get the whole file again.
record-line = “{ $text }” cannot be read here; expected { $expected }.
record-after-end = “{ $text }” stands after the end of the record, where nothing may follow.
record-edited = The record was changed after it was written: Comptoir would have written something else here.
record-no-rules = { $version } is no version of the rules; they are counted from 1.
record-crowded = The record names who sat on { $count } seats, but the table has { $seats }.
record-count = The record says it has { $expected } moves, but it has { $count }.
record-no-game = There is no game “{ $game }” in this Comptoir.
record-content = The record was played with other component values. Give the same file with --content.
record-seed-hash = The seed does not match the hash that was published at the start.
record-move = Move { $ply }, “{ $text }” by seat { $seat }, is not legal: { $reason }
record-move-unknown = Move { $ply }, “{ $text }”, is no move of this game.
record-final = The moves lead to another position than the one the record ends with.
record-damaged = The bytes of the record are damaged: { $reason }
record-at-line = Line { $line }: { $reason }
record-at-byte = Byte { $byte }: { $reason }

## Scenes as text

scene-points = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
scene-zone = { $zone }: { $pieces }.
scene-zone-empty = { $zone }: nothing.
scene-many = { $count } × { $piece }
scene-badges = { $piece } ({ $badges })
scene-guests = { $piece } (on it: { $guests })
scene-choices = { $count ->
    [one] One choice:
   *[other] { $count } choices:
}
scene-choice = { $number }. { $choice }

## Signs

icon-coin-short = ¢
icon-card-short = ▯
icon-draw-short = +▯
icon-ship-short = Shp
icon-settler-short = Set
icon-merchant-short = Mer
icon-house-short = Hse
icon-harbour-short = Hbr
icon-fort-short = Frt
icon-crate-short = Crt
icon-barrel-short = Brl
icon-flag-short = ⚑
icon-hammer-short = Hmr
icon-sail-short = Sai
icon-action-short = Act
icon-scales-short = ⚖
icon-crown-short = ♔
icon-letter-short = ✉
icon-spyglass-short = Spy
icon-hourglass-short = ⧗
icon-jewel-short = ♦
icon-unrest-short = Unr
