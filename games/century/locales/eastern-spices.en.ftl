## Spices

good-0 = ginger
good-0-letter = Y
good-1 = chili
good-1-letter = R
good-2 = tea
good-2-letter = G
good-3 = cloves
good-3-letter = B
cube-yellow = { $count } ginger
    .good = 0
cube-red = { $count } chili
    .good = 1
cube-green = { $count } tea
    .good = 2
cube-brown = { $count ->
    [one] { $count } clove
   *[other] { $count } cloves
}
    .good = 3
