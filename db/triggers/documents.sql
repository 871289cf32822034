-- A number once given stays given.
CREATE TRIGGER document_numbers_whole BEFORE DELETE ON document_numbers BEGIN
  SELECT RAISE(ABORT, 'A document number is never given back');
END;

-- A paper that was issued is what the customer has in hand.
CREATE TRIGGER documents_kept BEFORE UPDATE ON documents BEGIN
  SELECT RAISE(ABORT, 'An issued document is never altered');
END;

CREATE TRIGGER documents_whole BEFORE DELETE ON documents BEGIN
  SELECT RAISE(ABORT, 'An issued document is never removed');
END;

-- No more of a line is taken back, in packs or paise, than its paper sold, whatever comes at once.
CREATE TRIGGER documents_credited BEFORE INSERT ON documents WHEN new.of_number IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'documents_credited') WHERE EXISTS (SELECT 1 FROM (
      SELECT coalesce(n.value ->> 'of', n.key) AS line, sum(n.value ->> 'qty') AS qty, sum(n.value ->> 'amountPaise') AS paise
      FROM (SELECT lines FROM documents WHERE order_id = new.order_id AND of_number IS NOT NULL UNION ALL SELECT new.lines) AS d, json_each(d.lines) AS n
      GROUP BY 1) AS back
    JOIN documents AS p ON p.order_id = new.order_id AND p.of_number IS NULL
    JOIN json_each(p.lines) AS sold ON sold.key = back.line
    WHERE back.qty > sold.value ->> 'qty' OR back.paise > sold.value ->> 'amountPaise');
END;

CREATE TRIGGER order_returns_kept BEFORE UPDATE ON order_returns BEGIN
  SELECT RAISE(ABORT, 'What came back is never altered');
END;

CREATE TRIGGER order_returns_whole BEFORE DELETE ON order_returns BEGIN
  SELECT RAISE(ABORT, 'What came back is never removed');
END;
