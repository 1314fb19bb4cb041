-- What people say beside a game.

CREATE TABLE chat_messages (
    game TEXT NOT NULL REFERENCES games (id),
    -- Counts through both rooms of a game.
    number BIGINT NOT NULL,
    -- 'players' or 'spectators'
    room TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    at BIGINT NOT NULL,
    -- NULL when a moderator has removed it.
    words TEXT,
    nonce TEXT NOT NULL,
    PRIMARY KEY (game, number)
);
CREATE UNIQUE INDEX chat_messages_by_nonce ON chat_messages (game, person, nonce);
CREATE INDEX chat_messages_of_person ON chat_messages (person, at);
CREATE INDEX chat_messages_by_time ON chat_messages (at);
