// How statements are written here: columns by name, results by name, lists as rows.
import { SQL, getTableColumns, is, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./database.server.ts";

type Query = BatchItem<"sqlite">;

/** What each column of a new row is: an expression over `from`, or a plain value. */
export type NewColumns<T extends SQLiteTable> = {
  [Name in keyof T["$inferInsert"]]: SQL | T["$inferInsert"][Name];
};

/**
 * `INSERT … SELECT` by the names of columns; one that is left out has its default, or NULL. `from`
 * is all behind the list: `FROM … WHERE …`, or `WHERE …` alone.
 */
export function insertFrom<T extends SQLiteTable>(
  db: Database,
  table: T,
  { columns, from }: { columns: NewColumns<T>; from: SQL },
) {
  const given: Record<string, unknown> = columns;
  const list = Object.entries(getTableColumns(table))
    .filter(([, column]) => column.generated === undefined)
    .map(([name, column]) => {
      const value = given[name] ?? column.default ?? null;
      return is(value, SQL) ? value : sql`${sql.param(value, column)}`;
    });
  return db.insert(table).select(sql`SELECT ${sql.join(list, sql`, `)} ${from}`);
}

/** Statements that are one transaction, in this order, by their names. */
export type Statements = Record<string, Query>;
export type Results<S extends Statements> = { [Name in keyof S]: S[Name]["_"]["result"] };

/** What each of them answered, by its name. */
export function resultsOf<S extends Statements>(statements: S, answers: unknown[]): Results<S> {
  const names = Object.keys(statements);
  return Object.fromEntries(names.map((name, index) => [name, answers[index]])) as Results<S>;
}

/** `db.batch` by names. */
export async function batch<S extends Statements>(
  db: Pick<Database, "batch">,
  statements: S,
): Promise<Results<S>> {
  const [first, ...rest] = Object.values(statements);
  return resultsOf(statements, first ? await db.batch([first, ...rest]) : []);
}

/**
 * A list as rows of a statement, bound as one value: `rows.from` stands behind FROM or JOIN,
 * `rows.of("qty")` is a column of it.
 */
export function jsonRows<Row extends object>(name: string, list: readonly Row[]) {
  const table = sql.identifier(name);
  return {
    from: sql`json_each(${JSON.stringify(list)}) AS ${table}`,
    of: (column: keyof Row & string) => sql`${table}.value ->> ${sql.raw(`'$.${column}'`)}`,
  };
}
