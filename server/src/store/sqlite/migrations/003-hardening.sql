-- Who serves the file. A server that finds another name here has lost it, and writes nothing more.
CREATE TABLE owner (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    nonce TEXT NOT NULL
);

-- The log is read as it is.
DROP TABLE snapshots;

-- Where one person plays with bots, they go on when somebody looks.
UPDATE turns SET due = NULL
    WHERE due = 0
    AND (SELECT count(*) FROM members WHERE members."table" = turns."table") < 2;

-- What a token may be used for, and until when. Those there are last for another year.
ALTER TABLE tokens ADD COLUMN scope TEXT NOT NULL DEFAULT 'play';
ALTER TABLE tokens ADD COLUMN expires INTEGER NOT NULL DEFAULT 0;
UPDATE tokens SET expires = unixepoch() * 1000 + 31536000000;
