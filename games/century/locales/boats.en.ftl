## Boats and outposts, in every game that has them

module-map = Chart
chart-too-long = The chart is too long: at most { $longest } characters.
chart-apart = All tiles must hang together: { $cell } cannot be reached from the first.
chart-lonely = Every tile touches at least two others: { $cell } does not.
chart-none = There is no chart.
site-market = { $cell } ({ $trade })
site-port = port { $cell }
site-sea = open sea { $cell }
panel-sea = The sea
zone-outposts = Outposts
piece-outpost = outpost of { $who }
piece-boat = boat of { $who }
piece-toll = to stop there costs { $count ->
    [one] one cube
   *[other] { $count } cubes
}, one for each boat
piece-price = an outpost there costs { $count ->
    [one] one cube
   *[other] { $count } cubes
}
piece-space = { $points ->
    [one] { $points } point
   *[other] { $points } points
} in the row of { $icon }
piece-waiting = outpost in the row of { $icon }
tip-sea = { $site }: boats may cross it and stop here.
tip-built = Outposts built, by row of the board.
button-build = Build
move-toll = Pay { $cube } to { $who }
move-spend = Pay { $cube }
log-sailed = { $who_is ->
    [you] You sail from { $from } to { $to }.
   *[other] { $who } sails from { $from } to { $to }.
}
log-tolled = { $who_is ->
    [you] You pay { $cube } to { $owner }.
   *[other] { $who } pays { $cube } to { $owner }.
}
log-spent = { $who_is ->
    [you] You pay { $cube } for an outpost.
   *[other] { $who } pays { $cube } for an outpost.
}
log-built = { $who_is ->
    [you] You build an outpost at { $cell } ({ $trade }).
   *[other] { $who } builds an outpost at { $cell } ({ $trade }).
}
why-sea-no-market = Your boat is not on a market tile.
why-sea-outpost-there = You have an outpost here already.
source-outposts = Outposts
factor-outposts = outposts
factor-position = where the boat can get to
