-- The index of words follows its cards, and is left alone where no word of theirs changed.
CREATE TRIGGER cards_inserted AFTER INSERT ON cards BEGIN
  INSERT INTO card_index (rowid, name, brand, category, also_known_as, kinds, state)
  VALUES (new.seq, new.name_words, new.brand_words, new.category_words, new.also_known_as, new.kinds, new.state);
END;

CREATE TRIGGER cards_deleted AFTER DELETE ON cards BEGIN
  INSERT INTO card_index (card_index, rowid, name, brand, category, also_known_as, kinds, state)
  VALUES ('delete', old.seq, old.name_words, old.brand_words, old.category_words, old.also_known_as, old.kinds, old.state);
END;

CREATE TRIGGER cards_updated AFTER UPDATE ON cards
WHEN (old.name_words, old.brand_words, old.category_words, old.also_known_as, old.kinds, old.state)
  IS NOT (new.name_words, new.brand_words, new.category_words, new.also_known_as, new.kinds, new.state) BEGIN
  INSERT INTO card_index (card_index, rowid, name, brand, category, also_known_as, kinds, state)
  VALUES ('delete', old.seq, old.name_words, old.brand_words, old.category_words, old.also_known_as, old.kinds, old.state);
  INSERT INTO card_index (rowid, name, brand, category, also_known_as, kinds, state)
  VALUES (new.seq, new.name_words, new.brand_words, new.category_words, new.also_known_as, new.kinds, new.state);
END;
