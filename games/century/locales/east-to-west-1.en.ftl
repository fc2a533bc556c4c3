## The game

game-east-to-west-1 = From East to West I
game-east-to-west-1-about = The merchants of the old road trade in the new country. Send settlers to locations, use merchant cards or gather them in a trade route of your own, and claim point cards at the forts.
prompt-action = Your turn: send settlers to a location or to a card of your route, or rest.
