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
