## The game

game-eastern-wonders = Eastern Wonders
game-eastern-wonders-about = Sail among the spice islands: build outposts to trade at their markets, gather and refine four spices, and bring the ports what their contracts ask for.

## The table

button-gather = Take up
button-leave = Leave
button-harvest = Harvest

## What is asked

prompt-turn = Your turn: sail to a neighbouring tile, or act where your boat is.
prompt-ashore = Your boat has stopped: trade or build, claim a contract, or harvest.
prompt-drop = Which spice do you leave behind at { $cell }?
prompt-gather = Spices lie here ({ $cubes }): do you take them all?

## What can be done

move-drop = Leave { $cube } behind
move-gather = Take up { $cubes }
move-leave = Leave them here
move-harvest = Harvest { $cubes }

## What happened

log-harvested = { $who_is ->
    [you] You harvest { $cubes }.
   *[other] { $who } harvests { $cubes }.
}
log-dropped = { $who_is ->
    [you] You leave { $cube } behind at { $cell }.
   *[other] { $who } leaves { $cube } behind at { $cell }.
}
log-gathered = { $who_is ->
    [you] You take up { $cubes }.
   *[other] { $who } takes up { $cubes }.
}
