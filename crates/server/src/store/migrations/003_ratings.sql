-- Strength, by family of rulesets and by pace.

-- The ratings with which a game was begun, rounded; NULL where there was none.
ALTER TABLE games ADD COLUMN white_rating BIGINT;
ALTER TABLE games ADD COLUMN black_rating BIGINT;
-- 1 while the rating was uncertain.
ALTER TABLE games ADD COLUMN white_provisional BIGINT NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN black_provisional BIGINT NOT NULL DEFAULT 0;

CREATE TABLE ratings (
    person TEXT NOT NULL REFERENCES people (id),
    family TEXT NOT NULL,
    pace TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    rated_at BIGINT NOT NULL,
    PRIMARY KEY (person, family, pace)
);
CREATE INDEX ratings_by_strength ON ratings (family, pace, rating);

-- What each game did. The primary key lets a game count once.
CREATE TABLE rating_changes (
    game TEXT NOT NULL REFERENCES games (id),
    person TEXT NOT NULL REFERENCES people (id),
    family TEXT NOT NULL,
    pace TEXT NOT NULL,
    at BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game, person)
);
CREATE INDEX rating_changes_of_person ON rating_changes (person, family, pace, at);
