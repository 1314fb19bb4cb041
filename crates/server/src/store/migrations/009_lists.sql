-- Lists of games that go on, or of one ruleset, are read without looking at all the others; so are the positions of
-- which endgame tables say nothing, for which an index of all games was of no use.
CREATE INDEX games_live ON games (created_at, id) WHERE ended_at IS NULL;
CREATE INDEX games_live_by_ruleset ON games (ruleset, created_at, id) WHERE ended_at IS NULL;
CREATE INDEX games_by_ruleset ON games (ruleset, created_at, id);
CREATE INDEX games_live_endgames ON games (live_endgame) WHERE live_endgame IS NOT NULL;
DROP INDEX games_by_live_endgame;
