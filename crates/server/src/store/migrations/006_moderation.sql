-- Who looks after conduct, what they did, and what they went by.

CREATE TABLE roles (
    person TEXT NOT NULL REFERENCES people (id),
    -- 'moderator'
    role TEXT NOT NULL,
    granted_at BIGINT NOT NULL,
    PRIMARY KEY (person, role)
);

-- Rows are added and never changed; the store refuses anything else. Names stand in `people` alone, so that
-- a deleted account has none here either.
CREATE TABLE audit_log (
    number BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    -- Who; NULL is whoever runs the server, on the machine itself.
    actor TEXT,
    action TEXT NOT NULL,
    -- Whom or what it concerns.
    person TEXT,
    game TEXT,
    message BIGINT,
    report TEXT,
    reason TEXT NOT NULL
);

-- How far the moves of a finished game are those of the engine. It can be computed again at any time.
CREATE TABLE agreements (
    game TEXT NOT NULL PRIMARY KEY REFERENCES games (id),
    -- What was asked: another engine or other bounds are another question.
    question TEXT NOT NULL,
    agreement TEXT NOT NULL
);
