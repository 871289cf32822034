// A name that is shown can be found misspelt: whoever writes one remembers its words in the same batch.
import { sql } from "drizzle-orm";
import { searchWords } from "#db/schema/catalogue.ts";
import type { Database } from "#app/platform/database.server.ts";
import { nearForms, wordsOf } from "./search-words.ts";

/** For a batch: the near forms of every word of the text, those that are not known yet. */
export function rememberWords(db: Database, text: string) {
  const forms = [...new Set(wordsOf(text))].flatMap((word) =>
    nearForms(word).map((form) => [form, word]),
  );
  return db
    .insert(searchWords)
    .select(
      sql`SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(forms)}) WHERE true`,
    )
    .onConflictDoNothing();
}
