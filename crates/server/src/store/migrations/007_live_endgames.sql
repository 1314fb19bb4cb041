-- The position of a rated game that goes on with few men: endgame tables say nothing of it. NULL in all other
-- games; written with each event.
ALTER TABLE games ADD COLUMN live_endgame TEXT;
CREATE INDEX games_by_live_endgame ON games (live_endgame);
