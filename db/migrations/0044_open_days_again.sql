DROP TRIGGER days_closed;
--> statement-breakpoint
-- A day that was just closed can be opened again, and is closed again with its sums of then.
CREATE TRIGGER days_closed BEFORE UPDATE ON days
WHEN old.closed_at IS NOT NULL AND (new.closed_at IS NOT NULL OR old.closed_at < unixepoch() * 1000 - 660000) BEGIN
  SELECT RAISE(ABORT, 'days_closed');
END;
