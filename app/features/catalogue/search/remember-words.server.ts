// A name that is shown can be found misspelt: whoever writes one remembers its words in the same batch.
import { type SQL, sql } from "drizzle-orm";
import { overRows } from "#app/platform/over-rows.ts";
import { nearForms, wordsOf } from "./search-words.ts";

/** For a batch: the near forms of every word of the texts, those that are not known yet. */
export function rememberWords(texts: string[]): SQL[] {
  const words = [...new Set(texts.flatMap(wordsOf))];
  return overRows(
    words.flatMap((word) => nearForms(word).map((form) => [form, word])),
    (rows) =>
      sql`INSERT INTO search_words (form, word) SELECT value ->> 0, value ->> 1 FROM json_each(${rows}) WHERE true ON CONFLICT DO NOTHING`,
  );
}
