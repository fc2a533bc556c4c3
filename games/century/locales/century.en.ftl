## The box

box-century = Century

## What cards do

effect = { $parts }
effect-gain = gain { $cubes }
effect-trade = trade { $give } for { $take }
effect-swap = trade { $give } for { $take } or { $other }
effect-gift = everybody else gets { $cube }
cubes = { $cubes }
cubes-none = nothing

## Why not

why-century-trade-too-often = You can make this trade { $most ->
    [one] only once
   *[other] at most { $most } times
}.

## What can be done

move-trade = { $count ->
    [one] Trade once: { $give } for { $take }
   *[other] Trade { $count } times: { $give } for { $take }
}
move-swap = Trade { $give } for { $take }
move-raise = Raise { $from } to { $to }
move-stop = Done
move-discard = Put back { $cube }

## What is asked

prompt-other = { $who } decides.
prompt-over = The game is over.
prompt-trade = How many times do you trade?
prompt-swap = Which trade do you make?

## The table

panel-seat = { $who } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
zone-buttons = Actions
note-round = Round { $round }
note-last-round = Round { $round }, the last one
badge-left = { $count ->
    [one] one left
   *[other] { $count } left
}
button-trade = × { $count }
button-swap = { $take }
button-stop = Done

## What happened

log-gained = { $who_is ->
    [you] You gain { $cubes }.
   *[other] { $who } gains { $cubes }.
}
log-traded = { $who_is ->
    [you] You trade { $give } for { $take }.
   *[other] { $who } trades { $give } for { $take }.
}
log-raised = { $who_is ->
    [you] You raise { $from } to { $to }.
   *[other] { $who } raises { $from } to { $to }.
}
log-given = { $who_is ->
    [you] You are given { $cube }.
   *[other] { $who } is given { $cube }.
}
log-ended = The game is over.
log-stopped = The game is stopped after { $rounds } rounds and scored.
