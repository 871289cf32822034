// How statements are written here: columns by name, results by name, lists as rows.
import {
  Column,
  SQL,
  type SQLWrapper,
  and,
  getTableColumns,
  is,
  isSQLWrapper,
  or,
  sql,
} from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./database.server.ts";

type Query = BatchItem<"sqlite">;

/** What each column of a new row is: an expression over `from`, a column of it, or a plain value. */
export type NewColumns<T extends SQLiteTable> = {
  [Name in keyof T["$inferInsert"]]: SQL | Column | T["$inferInsert"][Name];
};

const selectRow = (db: Database, row: SQL) => db.select({ row });
/** The rows that new ones come from: what goes on behind their columns, or all that stands there. */
export type From = ((row: ReturnType<typeof selectRow>) => SQLWrapper) | SQL;

/** `SELECT row`, and on as `from` goes. */
export function selectFrom(db: Database, row: SQL, from: From): SQL {
  return is(from, SQL) ? sql`SELECT ${row} ${from}` : from(selectRow(db, row)).getSQL();
}

/**
 * `INSERT … SELECT` by the names of columns; one that is left out has its default, or NULL. `from`
 * goes on with a query, `(row) => row.from(users).where(…)`, or is all behind the list where
 * Drizzle cannot say it: `FROM … WHERE …`, or `WHERE …` alone.
 */
export function insertFrom<T extends SQLiteTable>(
  db: Database,
  table: T,
  { columns, from }: { columns: NewColumns<T>; from: From },
) {
  const given: Record<string, unknown> = columns;
  const list = Object.entries(getTableColumns(table))
    .filter(([, column]) => column.generated === undefined)
    .map(([name, column]) => {
      const value = given[name] ?? column.default ?? null;
      return is(value, SQL) || is(value, Column) ? value : sql.param(value, column);
    });
  const row = sql.join(list, sql`, `);
  return db.insert(table).select(selectFrom(db, row, from));
}

/** Behind the columns of a row that is written only if this holds. */
export const onlyIf = (condition: SQL): SQL => sql`WHERE ${condition}`;

/**
 * Statements that are one transaction, in this order, by their names. Those that another function
 * makes stand as they are under a name of their own: nothing is spread, so no name takes another's
 * place.
 */
export type Statements = { [name: string]: Query | readonly Query[] | Statements };
/** What each of them answered, by the same names. */
export type Results<S> = {
  [Name in keyof S]: S[Name] extends Query ? S[Name]["_"]["result"] : Results<S[Name]>;
};

/** `db.batch` by names. */
export async function batch<S extends Statements>(
  db: Pick<Database, "batch">,
  statements: S,
): Promise<Results<S>> {
  const [first, ...rest] = inOrder(statements);
  const answers: unknown[] = first ? await db.batch([first, ...rest]) : [];
  return named(statements, answers.values()) as Results<S>;
}

type Group = Statements | readonly Query[];
const isQuery = (one: Query | Group): one is Query => isSQLWrapper(one);

function inOrder(group: Group): Query[] {
  return Object.values(group).flatMap((one) => (isQuery(one) ? one : inOrder(one)));
}

function named(group: Group, answers: Iterator<unknown>): unknown {
  const results = Object.entries(group).map(
    ([name, one]) => [name, isQuery(one) ? answers.next().value : named(one, answers)] as const,
  );
  return Array.isArray(group) ? results.map(([, result]) => result) : Object.fromEntries(results);
}

/** As `and` and `or` of conditions that are all there: no UPDATE loses its WHERE by one that is not. */
export const allOf = (...conditions: [SQL, ...SQL[]]): SQL => and(...conditions)!;
export const anyOf = (...conditions: [SQL, ...SQL[]]): SQL => or(...conditions)!;

/** `column IN` a list that is bound as one value, however long: D1 binds at most a hundred. */
export const oneOf = (column: SQLWrapper, values: readonly (string | number)[]): SQL =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;

/** Whether a text has another in it, whatever signs that has: a pattern of LIKE takes 50 bytes at D1. */
export const hasIn = (text: SQLWrapper, part: string): SQL =>
  sql`instr(lower(${text}), lower(${part})) > 0`;

/** The first where it is there; else the other. */
export const coalesce = <T>(first: SQLWrapper, otherwise: unknown): SQL<T> =>
  sql<T>`coalesce(${first}, ${otherwise})`;

export const iif = <T>(condition: SQLWrapper, then: unknown, otherwise: unknown): SQL<T> =>
  sql<T>`iif(${condition}, ${then}, ${otherwise})`;

/** Not an expression: one that subtracts would have to stand in brackets. */
type Term = Column | SQL.Aliased | number;
/** What a statement makes of a number, whatever another wrote meanwhile. */
export const plus = (left: Term, right: Term): SQL<number> => sql`${left} + ${right}`;
export const minus = (left: Term, right: Term): SQL<number> => sql`${left} - ${right}`;

/**
 * A list as rows of a statement, bound as one value: `rows.from` stands behind FROM or JOIN,
 * `rows.of("qty")` is a column of it.
 */
export function jsonRows<Row extends object>(name: string, list: readonly Row[]) {
  const table = sql.identifier(name);
  return {
    from: sql`json_each(${JSON.stringify(list)}) AS ${table}`,
    of: <Name extends keyof Row & string>(column: Name) =>
      sql<Row[Name]>`${table}.value ->> ${sql.raw(`'$.${column}'`)}`,
  };
}
