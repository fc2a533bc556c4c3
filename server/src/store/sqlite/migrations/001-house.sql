CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name in small letters, for accounts only: no two alike.
    account TEXT UNIQUE,
    password TEXT,
    created INTEGER NOT NULL
);

CREATE TABLE sessions (
    secret BLOB PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    expires INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX sessions_by_person ON sessions (person);

CREATE TABLE tokens (
    id INTEGER PRIMARY KEY,
    secret BLOB NOT NULL UNIQUE,
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    label TEXT NOT NULL,
    created INTEGER NOT NULL
);

CREATE INDEX tokens_by_person ON tokens (person);

-- The truth. Everything below can be worked out again from here.
CREATE TABLE log (
    "table" TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY ("table", seq)
) WITHOUT ROWID;

CREATE TABLE snapshots (
    "table" TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    log TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    phase TEXT NOT NULL,
    door TEXT NOT NULL,
    pane TEXT NOT NULL,
    seats INTEGER NOT NULL,
    seated TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX tables_in_lobby ON tables (phase)
    WHERE (phase = 'open' AND door = 'public') OR (phase = 'playing' AND pane = 'public');

-- What changes with every turn stands apart, so that a turn writes few bytes.
CREATE TABLE turns (
    "table" TEXT PRIMARY KEY,
    awaited TEXT NOT NULL,
    at INTEGER NOT NULL,
    due INTEGER
) WITHOUT ROWID;

CREATE INDEX turns_due ON turns (due) WHERE due IS NOT NULL;

CREATE TABLE members (
    person INTEGER NOT NULL,
    "table" TEXT NOT NULL,
    PRIMARY KEY (person, "table")
) WITHOUT ROWID;

CREATE INDEX members_by_table ON members ("table");
