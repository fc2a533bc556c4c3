-- What a busy house has written and not yet put in its place: a list of entries for each commit.
-- Empty whenever the house is closed or has little to do.
CREATE TABLE journal (
    id INTEGER PRIMARY KEY,
    work TEXT NOT NULL
);

-- The number of the entry after which a turn came, so that an older one never takes its place.
ALTER TABLE turns ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
