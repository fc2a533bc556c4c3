## Why the house refuses

fault-no-identity = The house does not know you yet. Tell your name first.
fault-bad-token = This token is not valid. Make a new one.
fault-no-path = There is nothing at this address.
fault-no-table = There is no table of this name. Check the link.
fault-no-token = There is no such token.
fault-no-method = This address cannot be used in this way.
fault-media-type = Send JSON (content-type: application/json).
fault-cross-site = This request comes from another site.
fault-bad-json = This is not JSON: { $reason }
fault-bad-body = This is not what is expected here: { $reason }
fault-bad-query = The part of the address after the question mark is not understood: { $reason }
fault-too-large = This is too long. Send at most { $most } KiB.
fault-too-fast = That was too often. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} and try again.
fault-busy = The house cannot do that at the moment. Try again shortly.
fault-too-slow = That took too long. Try again.
fault-bad-name = A name has 1 to { $most } letters, without signs that cannot be seen.
fault-name-taken = This name belongs to an account. Choose another, or log in.
fault-bad-password = A password has { $least } to { $most } letters.
fault-has-account = You have an account; its name stays.
fault-wrong-login = Name or password is wrong.
fault-bad-label = A token is called by 1 to { $most } letters.
fault-too-many-tokens = You have { $most } tokens; take one back first.
fault-not-over = The record is there when the game is over.
fault-no-look = This table cannot be watched.
fault-not-playing = There is no game on this table yet.
fault-too-many-connections = You are connected too often. Close a window of this house first.
fault-no-socket = This address is for WebSockets.
