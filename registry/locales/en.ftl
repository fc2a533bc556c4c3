## Bots

bot-level1 = Apprentice
bot-level1-about = Still learning the trade: easy to beat.
bot-level2 = Clerk
bot-level2-about = Knows the trade: a fair match for a first game.
bot-level3 = Trader
bot-level3-about = Thinks several decisions ahead: hard to beat.
bot-level4 = Master
bot-level4-about = Thinks for up to a second: the strongest in the house.
bot-greedy = Greedy
bot-greedy-about = Takes what looks best at once.
bot-random = Random
bot-random-about = Takes anything.
bot-ismcts = Searcher
bot-ismcts-about = Searches without any habits of its own.
bot-unknown = Bot { $bot }
# One of several bots of a kind.
bot-numbered = { $bot } { $number }

## Hints

# The chance to win in hundredths.
hint-figures = { $percent }% to win
# The same for a decision that comes to less than the best one.
hint-figures-behind = { $percent }% to win, { $points } less than the first
hint-because = Because: { $reasons }
hint-then = Then: { $plan }
# A part of what a position is worth, and how many points more it is than after other decisions.
reason-more = { $factor } (+{ $whole }.{ $tenth })

## Analysis of a finished game

mistake-played = Decision { $at }: { $who_is ->
    [you] you
   *[other] { $who }
} chose “{ $played }”.
mistake-better = Better: “{ $better }”.
mistake-cost = That is { $percent }% less to win and { $points } less.
mistake-cost-chance = That is { $percent }% less to win.
mistake-cost-points = That is { $points } less.
tenths = { $whole }.{ $tenth } points
