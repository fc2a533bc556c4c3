## The game

game-east-to-west-2 = From East to West II
game-east-to-west-2-about = Settlers in the new country, boats among the islands. Send settlers to locations, sail from the harbour, build outposts and trade where you land, and claim point cards at the forts.
prompt-action = Your turn: send settlers to a location, or rest.
