## The game

game-new-world = A New World
game-new-world-about = Send settlers into a new country to produce, trade and refine goods, expel others from the best places, and claim point cards at the forts.
module-fourth-panel = Another fourth panel
module-fourth-panel-about = The country ends in the Mountains (D1). Choose another panel to play on.
module-fourth-panel-e1 = Mills (E1): upgrades
module-fourth-panel-f1 = Fairs (F1): trades
module-fourth-panel-g1 = Crossroads (G1): another turn
module-fourth-panel-h1 = High pass (H1): another turn
prompt-action = Your turn: send settlers to a location, or rest.
