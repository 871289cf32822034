import { type SQL, sql } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import {
  rememberNames,
  rememberWords,
} from "#app/features/catalogue/write/remember-words.server.ts";
import { kindsOf } from "#app/features/catalogue/search/words/kinds.ts";
import { nameAsKept } from "#app/features/catalogue/search/words/search-words.ts";
import { allCards } from "#app/features/catalogue/cards/refresh-cards.server.ts";
import { overRows } from "#app/platform/over-rows.ts";
import { refreshSql } from "./refresh-sql.ts";
import { wordsDigest } from "./words-digest.ts";

type Row = Record<string, string | number | null>;
/** The shop's database here or deployed, which takes no bound values. */
export type NamesDatabase = {
  query(sql: string): Promise<Row[]>;
  execute(statements: string[]): Promise<unknown>;
};

const dialect = new SQLiteSyncDialect();

/**
 * Products whose kinds no program has asked for yet, and all of them after a release that changed
 * the word lists: their names, brands and words are made findable. Answers how many. Nothing
 * is written where all are known, so that a shop is backed up while it sells.
 */
export async function rememberNewNames({ query, execute }: NamesDatabase): Promise<number> {
  const digest = wordsDigest();
  const [known] = await query(`SELECT 1 FROM catalogue WHERE words_digest = '${digest}'`);
  const unknown = await query(
    `SELECT id, name, name_hi, also_known_as FROM products${known ? " WHERE kinds = ''" : ""} ORDER BY seq`,
  );
  if (known && unknown.length === 0) return 0;
  await execute(
    [
      ...(unknown.length > 0 ? await findable({ query }, unknown) : []),
      sql`UPDATE catalogue SET words_digest = ${digest} WHERE id = 1`,
      ...refreshSql(allCards),
    ].map(withLiterals),
  );
  return unknown.length;
}

async function findable({ query }: Pick<NamesDatabase, "query">, unknown: Row[]): Promise<SQL[]> {
  const others = await query(
    "SELECT DISTINCT brand AS name FROM details UNION SELECT name FROM categories",
  );
  const names = unknown.map((row) => {
    const [name = "", nameHi = ""] = [row.name, row.name_hi].map((text) =>
      nameAsKept(String(text ?? "")),
    );
    return [row.id, name, nameHi, kindsOf(name, nameHi)];
  });
  return [
    ...rememberNames(names.flatMap(([, name, nameHi]) => [String(name), String(nameHi)])),
    ...rememberWords([
      ...unknown.map((row) => String(row.also_known_as)),
      ...others.map(({ name }) => String(name)),
    ]),
    ...overRows(
      names,
      (rows) =>
        sql`UPDATE products SET name = r.value ->> 1, name_hi = nullif(r.value ->> 2, ''), kinds = r.value ->> 3 FROM json_each(${rows}) AS r WHERE products.id = r.value ->> 0`,
    ),
  ];
}

/** The only values of these statements are texts. */
function withLiterals(statement: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  let place = 0;
  return text.replace(/\?/g, () => `'${String(params[place++]).replaceAll("'", "''")}'`);
}
