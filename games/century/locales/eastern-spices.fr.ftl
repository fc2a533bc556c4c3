## Spices

good-0 = gingembre
good-0-letter = J
good-1 = piment
good-1-letter = R
good-2 = thé
good-2-letter = V
good-3 = girofle
good-3-letter = M
cube-yellow = { $count } gingembre
    .good = 0
cube-red = { $count } piment
    .good = 1
cube-green = { $count } thé
    .good = 2
cube-brown = { $count } girofle
    .good = 3
