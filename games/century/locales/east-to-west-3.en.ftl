## The game

game-east-to-west-3 = From East to West III
game-east-to-west-3-about = The whole journey: settlers in the new country, merchants of the old road, boats among the islands. Use merchant cards, sail and build outposts, and claim point cards at the forts.
prompt-action = Your turn: send settlers to a location, or rest.
prompt-card-or-deal = At the merchant: use the card, or its deal?
prompt-prize-used = { $every } more used cards: take a bonus tile, or leave it.
move-no-prize = Take no bonus tile
why-century-tile-by-cards = That bonus tile comes with every { $every } merchant cards you use.
