-- A number once given stays given.
CREATE TRIGGER document_numbers_whole BEFORE DELETE ON document_numbers BEGIN
  SELECT RAISE(ABORT, 'A document number is never given back');
END;
