-- Who wants nothing to do with whom, and what moderators are told.

CREATE TABLE blocks (
    person TEXT NOT NULL REFERENCES people (id),
    blocked TEXT NOT NULL REFERENCES people (id),
    at BIGINT NOT NULL,
    PRIMARY KEY (person, blocked)
);
CREATE INDEX blocks_of_blocked ON blocks (blocked);

CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    -- Who reports, and whom.
    reporter TEXT NOT NULL REFERENCES people (id),
    person TEXT NOT NULL REFERENCES people (id),
    game TEXT REFERENCES games (id),
    -- The number of what was said beside that game, and the words as they were.
    message BIGINT,
    words TEXT,
    reason TEXT NOT NULL,
    comment TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    -- NULL while it is open.
    settled_at BIGINT
);
CREATE INDEX reports_open ON reports (settled_at, created_at, id);
CREATE INDEX reports_by_reporter ON reports (reporter, created_at);
CREATE INDEX reports_of_person ON reports (person);
