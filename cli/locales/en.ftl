## The command line

cli-about = Comptoir: a table for games of the spice-trade age. An unofficial fan implementation.
cli-after-help = Exit codes: 0 all is well, 1 the answer is no, 2 the command or a file could not be used.
cli-help-help = Show this help
cli-version-help = Show the version
cli-usage-heading = Usage:
cli-commands-heading = Commands:
cli-arguments-heading = Arguments:
cli-options-heading = Options:
cli-command-value = COMMAND
cli-lang-help = Language: en or fr (default: that of the system)
cli-in-file = { $file }: { $reason }
cli-cannot-read = The file cannot be read: { $reason }
cli-cannot-write = The file cannot be written: { $reason }
cli-is-folder = This is a directory, not a file.
cli-too-long = The file is longer than { $most } MiB: no more is read.
cli-not-text = This is not a text file (byte { $byte }).
cli-bad-seed = “{ $text }” is no seed. A seed is a number or 64 hexadecimal digits.
cli-who = { $who }

## The terminal table

play-about = Play a game in the terminal, against bots or with others at the same keyboard
play-game-help = The game, by its id (see “comptoir games”); not needed with --resume
play-seats-help = Who sits where: human, human:NAME, or a bot (level1 to level4, greedy, random; level4@2s thinks two seconds), separated by commas [default: human,level2,level2]
play-with-help = Modules to add, separated by commas (see “comptoir games”)
play-seed-help = The seed of all chance: a number or 64 hexadecimal digits [default: unpredictable]
play-resume-help = Go on with a saved game
play-save-help = Keep the game in this file, up to date after every decision
play-pace-help = The time a bot takes for a decision, in milliseconds [default: 700; 0 with --plain]
play-confirm-help = Bots wait for Enter after your turn, so that you can take it back
play-plain-help = Lines of text instead of a drawn table, for screen readers and scripts (always so where there is no terminal)
play-which-game = Name the game to play: { $games }.
play-other-game = This is a game of { $game }, not of { $asked }.
play-unknown-seat = “{ $text }” cannot sit here. A seat is human, human:NAME, or one of the bots: { $bots }. Choose with --seats.
play-seat-count = This game has { $seats } seats, but --seats names { $count }.
play-save-exists = This file exists already. Go on with it (--resume), or keep the game in another file.
play-terminal = The terminal cannot be used: { $reason }

play-you = You
play-zone = { $zone }:
play-zone-count = { $zone } ({ $count }):
play-on-it = On it: { $guests }.
play-commitment = Hash of the seed, to check the shuffles later: { $hash }
play-seed = The seed of this game was { $seed }
play-log = Log
play-choices = { $count ->
    [0] Nothing to choose now
    [one] One choice
   *[other] { $count } choices
}
play-amount = ◂ { $choice } ▸ ({ $least }–{ $most })
play-choices-typed = Choice { $typed }… (Enter takes it)
play-prompt-of = { $who } — { $prompt }
play-held = Your turn is played. Enter lets the others go on; U takes it back.

play-taken-back = { $count ->
    [one] Taken back.
   *[other] { $count } decisions taken back.
}
play-done-again = Done again.
play-saved = Saved in { $file }
play-no-file = Say which file to save in.
play-no-record = A game that began with a state cannot be saved.
play-broken = The table cannot be set up: { $reason }.
play-save-stream = A game is saved in a file only; this is none.
play-language = The table speaks English.
play-not-touchable = None of your choices has to do with this piece now.
play-no-choice = There is nothing for you to choose now.
play-no-such-number = There is no choice of this number; they go from 1 to { $most }.
play-hints-title = Hints
play-hint = { $number }. { $choice }: { $figures }.
play-decides = { $who } decides.

play-tip-list = Type a number, or choose with ↑ ↓ and Enter. Tab goes to the board.
play-tip-board = The arrows go to what you can touch, Enter touches it. Tab goes back to the list.
play-tip-narrowed = These are the choices for this piece. Esc shows all of them again.
play-tip-bot = Enter goes on at once.
play-tip-bot-undo = Enter goes on at once. U takes your last decision back.
play-tip-held = Enter lets the others go on. U takes your last decision back.
play-tip-over = Enter shows the result again, S saves the game, Q leaves.
play-keys = Tab board/list  U undo  R redo  T restart turn  S save  ? help  Q quit
play-keys-short = U undo  S save  ? help  Q quit
play-too-small = This window is too small for the table. Please make it at least { $columns } columns wide and { $lines } lines high.

play-legend-goods = Letters on the board: { $goods }.
play-legend-good = { $letter } { $good }
play-legend-signs = Signs: → what stands before it becomes what follows; ↑2 two goods may be raised by one level; ↶ the card comes back to the hand; ⇉ every other seat gets what follows; / or; [2] how many there are; ◆ the back of a card.
play-help-title = Help
play-help-list = 1–9 — take the choice of this number; Enter ends a number of two digits
play-help-board = ↑ ↓ ← → — move in the list or on the board, set an amount; Enter chooses or touches
play-help-look = Shift and an arrow — look at any piece, also those you cannot touch
play-help-switch = Tab — from the list to the board and back
play-help-signs = [ ] or a thick frame — something you can touch; ‹ › — what lies on a card
play-help-undo = U — take the last decision back, also just after your turn
play-help-redo = R — do again what was taken back
play-help-restart = T — back to the start of your turn
play-help-bots = Enter or space — do not wait for the bots
play-help-hint = H — the three best choices, and why
play-help-places = O — everything on the table in sentences
play-help-log = Page up, page down — read the log
play-help-save = S — save; go on later with “comptoir play --resume FILE”
play-help-language = L — français
play-help-quit = Q — leave the table
play-places-title = On the table
play-quit-title = Leave?
play-quit = The game is not saved as it stands.
play-quit-saved = Nothing will be lost.
play-save-title = Save
play-save-as = Save in which file?
play-save-replace = This file exists. Enter again replaces it.
play-handover-title = Next
play-handover = { $name } decides.
play-result-title = The result
play-foot-scroll = ↑ ↓ scroll, Esc close
play-foot-hints = Enter take the first, a number another, Esc close
play-foot-quit = S save and leave, Q leave, Esc stay
play-foot-quit-saved = Q leave, Esc stay
play-foot-save = Enter save, Esc cancel
play-foot-handover = Enter sit down, U undo
play-foot-result = Esc look at the table, S save, Q leave

play-winner = { $who_is ->
    [you] You win
   *[other] { $who } wins
} with { $points ->
    [one] one point
   *[other] { $points } points
}.
play-no-winner = Everybody has lost.
play-winners = { $names } share the victory with { $points ->
    [one] one point
   *[other] { $points } points
} each.
play-source = { $source } { $points }
play-sources = { $sources }

play-plain-welcome = { $game }. Type the number of your choice; ? explains the other commands.
play-plain-amount = ={ $least } to ={ $most }: an amount; the least is: { $choice }
play-plain-unknown = Type a number from 1 to { $most }, or ? for help.
play-plain-confirm = Enter lets the others go on; u takes your turn back.
play-plain-help-number = A number takes that choice, = and a number that amount; an empty line reads the choices again; o reads the whole table.
play-plain-help-turn = u takes the last decision back, r does it again, t goes back to the start of your turn.
play-plain-help-more = s FILE saves, h gives a hint, l speaks French, q leaves.
play-plain-not-saved = The game was not saved.
play-plain-line = { $rank }. { $name }, { $points ->
    [one] one point
   *[other] { $points } points
}: { $sources }

## The arena

arena-about = Let bots play tournaments and count what comes of them
arena-after-help = Seats are rotated: each bot sits on each seat equally often. The same seed gives the same result on any number of threads.
    With fewer bots than seats the last one fills the seats that are left; with more, every group of them plays. Bots of one name are counted together.
arena-bots-help = The bots, as random,greedy; random*3 is the same as random,random,random; level3@50ms and level3@2000 think for so long or for so many iterations; seer:level3 is shown everything
arena-games-help = How many games [default: 100]
arena-from-help = The number of the first game, to play one game again or a tournament in parts [default: 0]
arena-seed-help = Where all chance comes from: a number, or 64 hexadecimal digits [default: 1]
arena-seats-help = How many seats (default: as many as bots)
arena-with-help = Modules to play with, as golden-deals or bonus-cards=b1
arena-all-tables-help = Play at every table of the game in turn: each number of seats with each combination of modules; the bots are repeated to fill the seats
arena-ladder-help = Play a ladder: each bot against the one named before it, which takes all other seats
arena-threads-help = How many threads (default: one for each core)
arena-out-help = Write one line of JSON for each game to this file
arena-records-help = Write the record of each game to this folder
arena-check-help = Check every game after every move, as the tests of the rules do
arena-progress = Games

arena-no-games = No games were asked for. Give --games at least 1.
arena-too-many-games = There are no games with such high numbers. Give --games or --from less.
arena-bad-threads = Give --threads from 1 to { $most }.
arena-no-threads = The threads cannot be started: { $reason }
arena-bad-entrant = “{ $text }” names no bot. Give a name, or a name and how often, as random*3.
arena-too-many-entrants = Too many bots. Name at most { $most }.
arena-unknown-bot = There is no bot “{ $bot }”. There are: { $known }.
arena-short-ladder = A ladder has at least two bots. Name them from the weakest to the strongest, as level1,level2,level3.
arena-nobody = Nobody sits at the table. Name at least one bot.

arena-mishap = Game { $number } went wrong after { $ply ->
        [one] one decision
       *[other] { $ply } decisions
    }: { $what }
      Table: { $seats } seats, modules: { $with }; bots: { $bots }
      Seed of the game: { $seed }
      See it again: { $again }
arena-broken = the check “{ $check }” failed. { $rule } Found: { $detail }
arena-panic = the program stumbled: { $said }
arena-endless = it goes on beyond { $longest } decisions.
arena-dead-end = seat { $seat } is awaited but has no move.
arena-refused = “{ $text }” by seat { $seat } is on the list of moves but was refused: { $reason }
arena-astray = the bot on seat { $seat } chose a move that is not on the list.

arena-title = { $game }, { $table }: { $count ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
arena-table = { $seats } seats
arena-table-with = { $seats } seats with { $with }
arena-tables = { $count } different tables
arena-column-bot = Bot
arena-column-below = Against
arena-column-seat = Seat
arena-column-played = Played
arena-column-wins = Wins
arena-column-share = Share
arena-column-interval = 95 % interval
arena-column-expected = If equal
arena-column-points = Points
arena-percent = { $figure } %
arena-interval = { $low }–{ $high } %
arena-length = Length: { $mean } decisions on average, from { $min } to { $max }.
arena-speed = { $decisions } decisions in { $seconds } s of play: { $speed } per second on { $threads ->
    [one] one thread
   *[other] { $threads } threads
}.
arena-stopped = { $count ->
    [one] One game was
   *[other] { $games } games were
} stopped by the length limit.
arena-checked = Checked { $times } times; nothing was wrong.

## Tuning

fit-about = Find out what the features of a position count for when the points at the end are foretold
fit-after-help = A bot plays against itself; then it is sought what each feature of a position counts for, by the time that is left, so that the forecasts come closest to what came of the games. What counts is by how much a seat leads. One game of five is kept for the proof. The file is what a game keeps for its forecasts. The same seed gives the same counts on any number of threads, unless the bot thinks by the clock.
fit-bot-help = Who plays: level2, or a search as ismcts@200 [default: level2]
fit-games-help = How many games, at least ten [default: 300]
fit-seats-help = How many seats; tables of every size by turns if it is not said
fit-off = The leads foretold for games that were not learnt from were off by { $before } points before and are off by { $after } now; who takes it that nobody leads is off by { $spread }.
fit-spreads = Who will win is foretold best if the game’s spreads are multiplied by { $factor }.
fit-no-features = There is nothing to be learnt for { $game }: the game foretells points by its evaluation alone.
fit-column-feature = Feature
fit-column-always = Always
fit-column-round = Each round
fit-column-last = Last
fit-column-last-three = Last three
tune-about = Find better figures for a game's sense by letting it play against itself
tune-after-help = Every round moves all figures at random a little up or down, lets that set play against its mirror image at the same tables, and follows the winner. At the end the new figures play the old ones. The same seed gives the same figures on any number of threads, unless the bot thinks by the clock.
tune-bot-help = Who plays: greedy, or a search as ismcts@200 [default: greedy]
tune-seats-help = How many seats (default: 4, or as many as the game has)
tune-only-help = The figures that may change, separated by commas (default: all)
tune-rounds-help = How many rounds [default: 100]
tune-games-help = How many games in a round [default: 200]
tune-proof-help = How many games the new figures play against the old ones at the end [default: 2000]
tune-seed-help = Where all chance comes from: a number, or 64 hexadecimal digits [default: 1]
tune-out-help = Write the new figures to this file
tune-progress = Games
tune-no-figure = There is no figure “{ $name }”. There are: { $known }.
tune-column-name = Figure
tune-column-before = Before
tune-column-after = After
tune-better = The new figures are better: they take { $share } % of the wins against the old ones (95 % interval { $low }–{ $high } %).
tune-worse = The new figures are worse: they take { $share } % of the wins against the old ones (95 % interval { $low }–{ $high } %). Try more rounds or games.
tune-equal = No difference can be shown: the new figures take { $share } % of the wins against the old ones (95 % interval { $low }–{ $high } %). Try more rounds or games.


## Games, component tables, records and the engine

cli-json-help = Print JSON for programs; seats are counted from 0 in it
cli-game-help = The game, as “comptoir games” names it
cli-record-help = A record, as text or binary
cli-content-help = Component values of your own in place of the built-in ones (see “comptoir content --export”)
cli-cannot-print = The answer cannot be printed: { $reason }
games-about = List the games with their modules, seats and length
games-none = There is no game “{ $game }”. There are: { $known }.
games-title = { $id }: { $name }
games-facts = { $min }–{ $max } seats, { $from }–{ $to } minutes, weight { $weight } of 5, rules version { $rules }
games-modules = Modules (--with):
games-module = { $id }: { $name }
content-about = Show a game’s component tables with where each value comes from, or check your own
content-export-help = Print a TOML file that can be edited and given back with --content
content-check-help = Check a file with values of your own; exit code 1 names the line and the reason
content-export-how =
    The component values of { $game }. Put in the values printed on your own cards, set
    provenance = "own", and give the file back with --content FILE. Tables you leave out stay
    as they are built in. "comptoir content { $game } --check FILE" tells whether it can be used.
content-sheet = { $sheet } ({ $count ->
    [one] one row
   *[other] { $count } rows
}): { $provenance }
content-invented = { $mark } designed for Comptoir because the printed value was not found. Who owns the box can type in the printed one (--export).
content-good = { $file }: these values can be used for { $game }.
content-replaced = { $sheet } ({ $count ->
    [one] one row
   *[other] { $count } rows
}): { $what }
content-changed = changed: { $rows }
content-added = added: { $rows }
content-removed = removed: { $rows }
content-unchanged = same values as built in: { $sheets }
score-rank = Place
score-seat = Seat
score-points = Points
score-final = Final score
score-so-far = Score so far
analyse-about = Analyse a recorded game: how everybody’s chances went, and the largest mistakes
analyse-effort-help = How many iterations of search each decision gets [default: { $effort }]
analyse-progress = Analysing
analyse-title = { $game }, { $count } decisions
analyse-course = Chances to win in the course of the game
analyse-decision = Decision
analyse-mistakes = The largest mistakes
analyse-no-mistakes = No decision cost much.
verify-about = Check a record: every move legal, the same final position, the seed true to its published hash (exit code 1 if not)
verify-good = The record is true. { $game }, { $seats } seats, { $count ->
    [one] one move
   *[other] { $count } moves
}: all are legal, they lead to the recorded position, and the seed matches its published hash.
verify-edited-too = { $reason } The record was changed after it was written: its check sum does not match.
replay-about = Tell a recorded game and show the table where it stood
replay-at-help = Stop after so many moves (0 is the deal)
replay-seat-help = See it as this seat, counted from 1 (default: as a spectator)
replay-at-too-late = The record has only { $count ->
    [one] one move
   *[other] { $count } moves
}.
replay-no-seat = There is no seat { $seat }: this table has seats 1 to { $count }.
replay-title = { $game }, { $seats } seats{ $modules ->
    [0] { "" }
   *[other] , with { $with }
}, { $count ->
    [one] one move
   *[other] { $count } moves
}
replay-who = { $seat }: { $who }
replay-silent = { $seat }: { $text }
replay-table = The table after { $ply ->
    [one] one move
   *[other] { $ply } moves
} of { $count }
engine-about = Speak with a program: one JSON object per line in, one per line out (see docs/engine-protocol.md)
engine-said = { $text }
engine-cannot-read = The input cannot be read: { $reason }
engine-not-utf8 = The line is not UTF-8 text (byte { $byte }).
engine-line-too-long = The line is longer than { $most } bytes and was skipped.
engine-bad-json = The line is not one JSON value: { $reason }
engine-not-object = A request is a JSON object, not { $text }.
engine-unknown-command = There is no command “{ $text }”. There are: { $known }.
engine-missing-field = The field “{ $field }” is missing.
engine-missing-game = Say what to load: “record” with a record, or “state” with a state.
engine-missing-viewer = Say who looks: “seat” with its number, or “spectator” with true.
engine-unknown-field = The field “{ $field }” has no place in this { $command }.
engine-bad-field = The field “{ $field }” cannot be { $value }; expected { $expected }.
engine-expects-id = a text or a whole number
engine-expects-text = a text
engine-expects-list = a list of texts
engine-expects-whole = a whole number from 0 to { $most }
engine-expects-seed = a whole number or 64 hexadecimal digits
engine-expects-move = the text of a move or its number in the list
engine-expects-viewer = true, and no seat beside it
engine-no-table = No game is open. Send new or load first.
engine-no-seat = There is no seat { $seat }: this table has seats 0 to { $last }.
engine-no-record = A game that began with a state has no record.
engine-bad-state = This state cannot be: { $reason }

## The server

serve-about = Open Comptoir to others: games, accounts and the web page, until it is told to stop
serve-db-help = The file that keeps tables and people; made if it is not there [default: comptoir.db]
serve-listen-help = Where to listen, as an address and a port; port 0 takes a free one [default: 127.0.0.1:8080]
serve-pace-help = The time a bot takes for the first decision of its turn, in milliseconds, and half of it for the others [default: 700]
serve-host-help = A name by which the server is called besides localhost; can be given several times
serve-behind-proxy-help = A proxy stands before the server: believe its X-Forwarded headers
serve-open-metrics-help = Let other machines read /metrics, too
serve-no-limits-help = Let anybody ask as often as they like, for tests and measurements
serve-log-format-help = How to log to the standard error stream: text or json [default: text]
serve-ready = Comptoir is open at { $address }
serve-no-threads = The threads cannot be started: { $reason }
serve-no-address = Comptoir cannot listen at { $address }: { $reason }
serve-no-store = This file cannot be used as a store: { $reason }
serve-two-names = This file has a second name (a hard link), by which another Comptoir could write over it. Remove one of the names, or name another file with --db.
serve-in-use = Another Comptoir is serving this file. Stop it first, or name another file with --db.
serve-newer = This file was written by a newer Comptoir (version { $found }; this one knows { $known }).
backup-about = Copy the file of a server to a new file, also while the server runs
backup-db-help = The file of the server
backup-out-help = The new file
backup-nothing = There is no such file.
backup-exists = This file exists already. Name a new one.

## Values by practice

derive-about = Find out by practice what the cards of a race game are worth
derive-after-help = Many races are run alone with hands drawn at random; those that had a card are compared with those that had not.
    The same seed gives the same values on any number of threads.
derive-races-help = How many races [default: 20000]
derive-progress = Races
derive-no-race = { $game } is no race: there are no cards to be tried.
