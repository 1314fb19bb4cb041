-- The text is the same for SQLite and PostgreSQL: BIGINT for every number (times are milliseconds since
-- 1970 UTC, truth values 0 or 1), TEXT for the rest, no column type that only one of them has.

CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    -- NULL for guests and for accounts that were deleted.
    name TEXT,
    -- The name folded so that names that look alike are one.
    name_key TEXT UNIQUE,
    password_hash TEXT,
    created_at BIGINT NOT NULL,
    closed_at BIGINT
);

CREATE TABLE sessions (
    -- SHA-256 of the token, in hexadecimal: who reads the table cannot sign in with it.
    token_hash TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX sessions_of_person ON sessions (person);
CREATE INDEX sessions_by_end ON sessions (expires_at);

CREATE TABLE recovery_codes (
    person TEXT NOT NULL REFERENCES people (id),
    code_hash TEXT NOT NULL,
    PRIMARY KEY (person, code_hash)
);

CREATE TABLE games (
    id TEXT NOT NULL PRIMARY KEY,
    -- The form of the events.
    format BIGINT NOT NULL,
    ruleset TEXT NOT NULL,
    ruleset_version BIGINT NOT NULL,
    placing TEXT NOT NULL,
    time_control TEXT NOT NULL,
    rated BIGINT NOT NULL,
    white TEXT NOT NULL REFERENCES people (id),
    black TEXT NOT NULL REFERENCES people (id),
    created_at BIGINT NOT NULL,
    -- What follows can be had from the events; it is kept for lists and timers, in the same
    -- transaction as they.
    ply BIGINT NOT NULL,
    deadline_at BIGINT,
    ended_at BIGINT,
    winner TEXT,
    reason TEXT
);
CREATE INDEX games_by_deadline ON games (deadline_at);
CREATE INDEX games_by_time ON games (created_at, id);
CREATE INDEX games_of_white ON games (white, created_at);
CREATE INDEX games_of_black ON games (black, created_at);

-- The truth about a game. The primary key decides every race: of two events with one number only one
-- is stored.
CREATE TABLE game_events (
    game TEXT NOT NULL REFERENCES games (id),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    event TEXT NOT NULL,
    -- Who asked for it and under which nonce; NULL for what the server does by itself.
    nonce TEXT,
    PRIMARY KEY (game, seq)
);
CREATE UNIQUE INDEX game_events_by_nonce ON game_events (game, nonce);

-- Armies behind the curtain. A row lives from the confirmation of one side to that of the other.
CREATE TABLE hidden_arrangements (
    game TEXT NOT NULL REFERENCES games (id),
    side TEXT NOT NULL,
    placements TEXT NOT NULL,
    PRIMARY KEY (game, side)
);

-- One row for each run of a server, kept alive every second: the time in which none ran is charged to
-- no clock.
CREATE TABLE server_runs (
    id TEXT NOT NULL PRIMARY KEY,
    started_at BIGINT NOT NULL,
    alive_at BIGINT NOT NULL
);
