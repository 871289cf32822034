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
