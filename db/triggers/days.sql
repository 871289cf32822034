-- What comes after a day is closed is the next day's; `bookMoney` says which.
CREATE TRIGGER day_entries_open BEFORE INSERT ON day_entries
WHEN new.day IS NULL OR EXISTS (SELECT 1 FROM days AS d WHERE d.day = new.day AND d.closed_at IS NOT NULL) BEGIN
  SELECT RAISE(ABORT, 'day_entries_open');
END;

CREATE TRIGGER day_entries_kept BEFORE UPDATE ON day_entries WHEN old.day IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'An entry of the day book is never altered');
END;

CREATE TRIGGER day_entries_whole BEFORE DELETE ON day_entries BEGIN
  SELECT RAISE(ABORT, 'An entry of the day book is never removed');
END;

-- A day that was just closed can be opened again, and is closed again with its sums of then.
CREATE TRIGGER days_closed BEFORE UPDATE ON days
WHEN old.closed_at IS NOT NULL AND (new.closed_at IS NOT NULL OR old.closed_at < unixepoch() * 1000 - 660000) BEGIN
  SELECT RAISE(ABORT, 'days_closed');
END;

CREATE TRIGGER days_whole BEFORE DELETE ON days BEGIN
  SELECT RAISE(ABORT, 'A day is never removed from the day book');
END;
