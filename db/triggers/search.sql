-- What the owner taught changes what pages of the catalogue find.
CREATE TRIGGER search_synonyms_taught AFTER INSERT ON search_synonyms BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;

CREATE TRIGGER search_synonyms_forgotten AFTER DELETE ON search_synonyms BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
