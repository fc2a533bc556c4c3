## The log

log-sat = { $name } has taken a seat.
log-left = { $name } has left.
log-began = The game begins.
log-undone = { $who_is ->
    [you] You have taken back your decision.
   *[other] { $who } has taken back a decision.
}
log-handed-wish = { $who_is ->
    [you] A bot plays for you.
   *[other] A bot plays for { $who }.
}
log-handed-resigned = { $who_is ->
    [you] You have resigned. A bot finishes the game.
   *[other] { $who } has resigned. A bot finishes the game.
}
log-handed-away = { $who_is ->
    [you] You were away: a bot plays for you.
   *[other] { $who } is away: a bot takes over.
}
log-handed-time = { $who_is ->
    [you] Your time is up: a bot plays for you.
   *[other] { $who } has run out of time: a bot takes over.
}
log-returned = { $who_is ->
    [you] You play again.
   *[other] { $who } plays again.
}
log-rematch = There is a rematch.

## Around the board

board-seat = { $who }
board-piece-deed = { $piece }. { $deed }
board-button = { $written }: { $deed }
board-choices = { $count ->
    [one] One choice.
   *[other] { $count } choices.
}
board-which = Which one?
board-cancel = Cancel
board-confirm = Confirm
board-confirm-what = { $choice } – this ends your turn.
board-undo = Undo
board-restart = Restart turn
board-hint = Hint
board-hints = These look good:
board-menu = Menu
board-skip = Skip
board-back-to-now = Back to now
board-looking = Looking back: decision { $at } of { $of }.
board-handed = A bot plays for you. The menu lets you play again.
board-since = For { $time }.
board-time-left = { $time } left
board-away = away
board-bot-plays = bot plays
board-enlarge = See the whole place
board-place = A closer look
board-amount = Amount
board-less = Less
board-more = More
board-list = { $count ->
    [0] Nothing to decide
    [one] One thing you can do
   *[other] { $count } things you can do
}
board-list-short = { $count ->
    [0] No move
    [one] One move
   *[other] All { $count } moves
}
board-moves = Moves
board-log = Log
board-chat = Chat
board-say = Say something
board-send = Send
board-side = Players, log and chat
board-in-words = The table in words
board-tab-mine = Me
board-tab-board = Board
board-tab-others = Others
board-tab-log = Log

## Why not

board-why-looking = You are looking back. Come back to now to decide.
board-why-watching = You are watching: only seated players decide.
board-why-not-turn = It is not your turn: { $who } decides.
board-why-wait = One moment: the table is still busy.
board-why-not-this = This piece is not for now. What glows can be used; what you can do is also listed.

## Questions and the connection

board-wire-trying = The connection is lost. Trying again…
board-wire-gone = This table is gone, or you may not see it.
board-asks-undo = { $who_is ->
    [you] You ask to take back { $count ->
        [one] one decision.
       *[other] { $count } decisions.
    }
   *[other] { $who } asks to take back { $count ->
        [one] one decision.
       *[other] { $count } decisions.
    }
}
board-asks-replace = { $who_is ->
    [you] You ask
   *[other] { $who } asks
} that a bot plays for { $seat }.
board-asks-waiting = Waiting for the answers.
board-yes = Agree
board-no = Refuse

## The menu

board-close = Close
board-hand-over = Let a bot play for me
board-return = Play again myself
board-resign = Resign
board-resign-sure = Resign?
board-resign-about = You give up for good, and a bot finishes the game in your place.
board-play-on = Play on
board-replace = Ask for a bot in place of { $who }
board-leave = To the home page
board-rules = The rules
board-copy-link = Copy the link for spectators
board-copy-replay = Copy the link to the replay
board-closer = Closer
board-further = Further
board-fit = See all of it (F)
board-copied = Copied
board-keys = Keys
board-settings = Settings
board-sound = A sound when it is my turn
board-ask-confirm = Ask before my turn ends
board-theme-system = As the system
board-theme-light = Light
board-theme-dark = Dark
board-key-arrows = go from one usable piece to the next
board-key-touch = use the piece, or confirm
board-key-digits = choose from the list
board-key-undo = take back
board-key-restart = restart the turn
board-key-hint = hint
board-key-fit = see the whole board
board-key-log = log
board-key-escape = cancel, close, skip
board-key-help = these keys

## Looking back

board-replay = Moments of the game
board-moment = Decision { $at } of { $of }
board-earlier = Earlier
board-later = Later
board-play = Play
board-pause = Pause
board-speed = Speed
board-speed-times = Speed { $times }×

## The end

board-scores = Scores
board-total = Total
board-won = { $who_is ->
    [you] You have won!
   *[other] { $who } has won!
}
board-won-by = { $who_is ->
    [you] You have won
   *[other] { $who } has won
} { $points ->
    [0] by the tie-break!
    [one] by one point!
   *[other] by { $points } points!
}
board-won-by-nobody = Everybody has lost!
board-won-together = A shared victory: { $who }!
board-won-against = { $points ->
    [one] One point
   *[other] { $points } points
} to { $next } for { $who_is ->
    [you] you
   *[other] { $who }
}.
board-best = Who was best at what
board-best-by = { $who },
board-course = Points over the game
board-turning = The turning point: decision { $at }. Look at it.
board-rematch = Rematch
board-rematch-join = Join the rematch
board-again = Play again
board-replay-game = Watch the game again
board-see-board = See the board
board-proof = Was chance fair?
board-proof-about = The fingerprint was shown when the game began, the seed now that it is over. One can be worked out from the other: the deal was fixed from the start. “comptoir verify” checks it with the record.
board-commitment = Fingerprint
board-seed = Seed
board-record = Download the record

## The first time

board-welcome-prompt = This line always says what is to be decided, and by whom.
board-welcome-glow = What glows can be used: click it, or drag it. Click anything else to learn why not.
board-welcome-list = All you can do is also listed, with numbers for the keyboard. U takes back, H gives a hint.
board-welcome-skip = I know this
board-welcome-next = Next
board-welcome-done = Let us play

## Hints and the analysis of a finished game

board-thinking = Thinking…
board-hints-told = { $count ->
    [one] One choice looks good. It is listed under the bar.
   *[other] { $count } choices look good. They are listed under the bar.
}
review-begin = Analyse the game
review-about = A strong bot looks at every decision once more: how everybody’s chances changed, and which decisions cost most. You can look at each on the board and play on from there.
review-running = Looking at every decision once more…
review-failed = The game could not be analysed.
review-course = Chances to win in the course of the game
review-mistakes = The largest mistakes
review-no-mistakes = No decision cost much.
review-moment = Moment of the game
review-show = Show this moment
review-at = Before decision { $at }: { $chances }
review-at-end = At the end: { $chances }
review-chance = { $who } { $percent }%
review-play-on = Play on from here
review-no-play-on = The game cannot be played on from here.
board-speed-slow = Slow
board-speed-normal = Normal
board-speed-fast = Fast
board-speed-at-once = At once
board-you-watch = You are watching
board-wire-sending = Sending…
board-wire-kept = The connection is gone. What you decided is kept and sent as soon as it is back.
board-sources = Points by source
board-aid = Player aid
board-key-aid = signs, pieces and rules
board-aid-table = On the table now

board-form-own = only you see it
board-form-close = Close; what you have put together is kept
board-form-most = at most
board-form-send = Send
board-form-sending = Sending…
board-form-clear = Clear
board-form-fine = ✓ No rule stands in the way.
board-form-none = This is not complete yet.
board-form-gone = It cannot be sent at the moment. What you have put together is kept.
board-form-suggestions = Examples
board-form-others = { $count ->
    [one] One other choice
   *[other] { $count } other choices
}
board-why-no-hints = This table plays without hints.
