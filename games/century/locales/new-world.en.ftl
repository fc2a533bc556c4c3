## The game

game-new-world = A New World
game-new-world-about = Send settlers into a new country to produce, trade and refine goods, expel others from the best places, and claim point cards at the forts.
module-fourth-panel = Another fourth panel
module-fourth-panel-about = The country ends in panel D1. Choose E1 (upgrades), F1 (trades), or G1 or H1, whose locations bring another turn, to play on another one.
prompt-action = Your turn: send settlers to a location, or rest.
