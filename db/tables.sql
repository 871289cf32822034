-- Tables that the schema cannot describe. The words of cards, and what an admin finds orders and users by.
CREATE VIRTUAL TABLE card_search USING fts5(
  name, brand, category, also_known_as, kinds, state,
  tokenize = "unicode61 remove_diacritics 2 categories 'L* N* M* Co'", prefix = '1 2 3'
);

CREATE VIRTUAL TABLE order_search USING fts5(
  id, customer_name, customer_phone,
  tokenize = 'unicode61 remove_diacritics 2'
);

CREATE VIRTUAL TABLE user_search USING fts5(
  name, phone,
  tokenize = 'unicode61 remove_diacritics 2'
);

-- How many rows of a list lie in each 16, 256 and 4,096 of its numbers (levels 1 to 3): a page by its number
-- is found by reading some dozen counts, whatever was deleted before it.
CREATE TABLE places (
  list TEXT NOT NULL, level INTEGER NOT NULL, block INTEGER NOT NULL, count INTEGER NOT NULL,
  PRIMARY KEY (list, level, block)
) WITHOUT ROWID;
