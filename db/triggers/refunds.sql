-- No more goes back than was charged, whatever comes at once; a charge that pays nothing goes back whole by itself.
CREATE TRIGGER refunds_within_charge BEFORE INSERT ON refunds BEGIN
  SELECT RAISE(ABORT, 'refunds_within_charge') FROM payments AS p
  WHERE p.id = new.payment_id AND (p.refund_request_id IS NOT NULL OR p.charged_at IS NULL
    OR new.amount_paise + (SELECT coalesce(sum(r.amount_paise), 0) FROM refunds AS r WHERE r.payment_id = p.id) > p.amount_paise);
END;

CREATE TRIGGER refunds_amount_kept BEFORE UPDATE OF payment_id, reason, amount_paise ON refunds BEGIN
  SELECT RAISE(ABORT, 'The amount of a refund is never altered');
END;

-- What was sent may have gone.
CREATE TRIGGER refunds_sent BEFORE DELETE ON refunds WHEN old.sent_at IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'refunds_sent');
END;
