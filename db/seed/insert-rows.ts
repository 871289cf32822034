const rowsPerStatement = 500;

/** The statement reads its rows with `json_each(?)`; a bound text of D1 holds at most 2 MB. */
export function insertRows(d1: D1Database, sql: string, rows: object[]): D1PreparedStatement[] {
  return chunks(rows, rowsPerStatement).map((part) => d1.prepare(sql).bind(JSON.stringify(part)));
}

export function chunks<T>(rows: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}
