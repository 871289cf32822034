import { type SQL, sql } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import {
  rememberNames,
  rememberWords,
} from "#app/features/catalogue/search/remember-words.server.ts";
import { kindsOf } from "#app/features/catalogue/search/words/kinds.ts";
import { nameAsKept } from "#app/features/catalogue/search/words/search-words.ts";
import { overRows } from "#app/platform/over-rows.ts";

/** The shop's database here or deployed, which takes no bound values. */
export type NamesDatabase = {
  query(sql: string): Promise<Record<string, string | number | null>[]>;
  execute(statements: string[]): Promise<unknown>;
};

const dialect = new SQLiteSyncDialect();

/**
 * Products whose kinds no program has asked for yet, as after a migration: their names, brands and
 * words are made findable. Answers how many.
 */
export async function rememberNewNames({ query, execute }: NamesDatabase): Promise<number> {
  const unknown = await query(
    "SELECT id, name, name_hi, also_known_as FROM products WHERE kinds = '' ORDER BY seq",
  );
  if (unknown.length === 0) return 0;
  const others = await query(
    "SELECT DISTINCT brand AS name FROM details UNION SELECT name FROM categories",
  );
  const names = unknown.map((row) => {
    const [name = "", nameHi = ""] = [row.name, row.name_hi].map((text) =>
      nameAsKept(String(text ?? "")),
    );
    return [row.id, name, nameHi, kindsOf(name, nameHi)];
  });
  await execute(
    [
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
    ].map(withLiterals),
  );
  return unknown.length;
}

/** The only values of these statements are texts. */
function withLiterals(statement: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  let place = 0;
  return text.replace(/\?/g, () => `'${String(params[place++]).replaceAll("'", "''")}'`);
}
