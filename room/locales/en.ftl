## Why a table refuses

room-bad-clock = A turn can last 1 to { $days } days, a game 1 to { $minutes } minutes for each seat.
room-too-many-invited = At most { $most } people can be invited, by names of at most 40 letters.
room-not-host = Only the host of this table can do that. Ask them.
room-not-seated = You do not sit at this table. Take a seat first.
room-seated = You already sit at this table. Leave your chair first if you want another.
room-not-invited = This table is private. Ask its host to invite your account by name.
room-no-chair = There is no such chair at this table. Choose another.
room-taken = Somebody sits there already. Take another chair.
room-full = Every chair is taken. You can watch, or open a table of your own.
room-crowded = More people sit here than the table would have seats. Keep more seats.
room-no-bot = There is no bot “{ $bot }”. There are: { $known }.
room-begun = The game has begun; that can no longer be changed. Open another table for it.
room-not-begun = The game has not begun yet. Wait until the host begins.
room-over = The game is over. You can ask for a rematch.
room-closed = The host has closed this table. Open one of your own.
room-empty-chairs = { $count ->
    [one] One chair is empty. Wait for somebody, or put a bot there.
   *[other] { $count } chairs are empty. Wait for people, or put bots there.
}
room-not-ready = { $name } is not ready yet. Wait for them, or give the chair to a bot.
room-stale = The table has moved on in the meantime. Look again, then decide.
room-handed = A bot plays for you. Take your seat back first.
room-not-handed = No bot plays for you. Go on yourself.
room-resigned = You have resigned; the bot finishes the game.
room-no-undo = This table takes nothing back. Go on from here.
room-asking = Something is being asked already. Answer that first.
room-not-asked = Nothing is asked of you any more. Go on playing.
room-not-away = They are at the table, or it is no person’s seat. Wait until they have been away for a while.
room-clock-runs = Their clock still runs. When their time is up, a bot plays for them by itself.
room-past-chance = Something has come to light since then, and cannot be forgotten. Go back less far.
room-unchanged = That is how it is already. There is nothing to do.
room-too-often = That has been done { $most } times at this table. Go on without it.
room-too-long = So much has happened at this table that it cannot go on. Hand your seat to a bot, or resign.
room-bad-text = Write 1 to { $most } letters.
room-chat-full = So much has been said at this table that its chat is full. Go on talking elsewhere.
room-rematched = There is a rematch already. Follow its link.
