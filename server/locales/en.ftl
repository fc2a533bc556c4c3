## Why the server refuses

fault-no-identity = The server does not know you yet. Tell your name first.
fault-bad-token = This token is not valid, or has ended. Renew it, or make a new one.
fault-no-path = There is nothing at this address. Check it, or go to the first page.
fault-no-table = There is no table of this name. Check the link.
fault-no-token = There is no such token. Look at the list of your tokens.
fault-no-method = This address cannot be used in this way. How it can be is told at /api/docs.
fault-media-type = Send JSON (content-type: application/json).
fault-cross-site = This request comes from another site. Open Comptoir itself and try again there.
fault-bad-json = This is not JSON; mend it and send it again: { $reason }
fault-duplicate-key = The key “{ $key }” is there twice. Send it once.
fault-bad-body = This is not what is expected here (see /api/docs): { $reason }
fault-bad-query = The part of the address after the question mark is not understood (see /api/docs): { $reason }
fault-too-large = This is too long. Send at most { $most } KiB.
fault-too-fast = That was too often. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} and try again.
fault-busy = The server cannot do that at the moment. Try again shortly.
fault-too-slow = That took too long. Try again.
fault-bad-name = A name has 1 to { $most } letters, without signs that cannot be seen.
fault-bot-name = Names that begin with “bot:” are for bots. Choose another.
fault-name-taken = This name belongs to an account. Choose another, or log in.
fault-bad-password = A password has at least { $least } characters, and at most { $most }. Any sign will do, spaces too.
fault-has-account = You have an account already. Log out first if you want another.
fault-no-account = You have no account. Make one first.
fault-wrong-password = The password is wrong. Type it again.
fault-wrong-login = Name or password is wrong. Check both and type them again.
fault-bad-label = A token is called by 1 to { $most } letters.
fault-bad-days = A token lasts 1 to { $most } days.
fault-token-reads = This token is for looking only. Make one that may play.
fault-token-cannot = A program cannot do that with a token. Do it in a browser.
fault-too-many-tokens = You have { $most } tokens; take one back first.
fault-not-over = The record is there when the game is over. Come back then.
fault-no-look = This table cannot be watched. Ask its host to invite your account by name.
fault-not-playing = There is no game on this table yet. Wait until its host begins.
fault-too-many-connections = You are connected too often. Close a window of Comptoir first.
fault-too-many-bot-games = { $most } games with bots go on for you at the same time. Finish one, or close its window and wait a minute.
fault-too-many-public = You have { $most } tables in the lobby. Begin or close one of them first.
fault-too-many-public-here = There are { $most } tables in the lobby from your connection. Begin or close one of them first.
fault-wrong-host = This server is not called “{ $host }”. Who runs it can give it that name with --host.
fault-no-socket = This address is for WebSockets. Without one, use /events.

## What somebody is called who wanted to be forgotten

former-guest = a former guest
