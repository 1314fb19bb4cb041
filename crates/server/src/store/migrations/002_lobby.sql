-- Finding an opponent.

CREATE TABLE seeks (
    id TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    terms TEXT NOT NULL,
    -- The colour that its owner wants; NULL is either.
    color TEXT,
    -- 1 for games with a clock: such a seek goes when its owner begins a game or is gone.
    quick BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX seeks_of_person ON seeks (person);

CREATE TABLE challenges (
    id TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    -- NULL is whoever has the link.
    target TEXT REFERENCES people (id),
    terms TEXT NOT NULL,
    color TEXT,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    state TEXT NOT NULL,
    game TEXT REFERENCES games (id)
);
CREATE INDEX challenges_of_person ON challenges (person);
CREATE INDEX challenges_to_person ON challenges (target);

-- One row for each game after which somebody wants another.
CREATE TABLE rematches (
    game TEXT NOT NULL PRIMARY KEY REFERENCES games (id),
    -- Who offers it.
    person TEXT NOT NULL REFERENCES people (id),
    -- The game that came of it.
    next TEXT REFERENCES games (id)
);
