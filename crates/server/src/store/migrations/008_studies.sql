-- Studies: games with variations that people keep, chapter by chapter.

CREATE TABLE studies (
    -- Random and long: who has the id has the link.
    id TEXT NOT NULL PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES people (id),
    title TEXT NOT NULL,
    visibility TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);
CREATE INDEX studies_of_owner ON studies (owner, updated_at);

CREATE TABLE chapters (
    id TEXT NOT NULL PRIMARY KEY,
    study TEXT NOT NULL REFERENCES studies (id),
    -- Chapters stand in the order of these numbers; none may be missing for that.
    place BIGINT NOT NULL,
    title TEXT NOT NULL,
    -- How often it was written: who writes names the version that was changed.
    version BIGINT NOT NULL,
    -- The bytes of the text, which stands last so that they are summed without reading it.
    size BIGINT NOT NULL,
    pgn TEXT NOT NULL
);
CREATE INDEX chapters_of_study ON chapters (study, place);
