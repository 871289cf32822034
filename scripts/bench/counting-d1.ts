export type Statement = { sql: string; values: unknown[]; rowsRead: number; rowsWritten: number };
type Counted = { inner: D1PreparedStatement; sql: string; values: unknown[] };
type Ledger = { roundTrips: number; statements: Statement[]; prepared: WeakMap<object, Counted> };

/** A D1 binding that keeps a ledger of what goes over the wire. */
export function countD1(d1: D1Database) {
  const ledger: Ledger = { roundTrips: 0, statements: [], prepared: new WeakMap() };
  const counting = {
    prepare: (sql: string) => countStatement(ledger, { inner: d1.prepare(sql), sql, values: [] }),
    async batch(statements: D1PreparedStatement[]) {
      ledger.roundTrips += 1;
      const counted = statements
        .map((one) => ledger.prepared.get(one))
        .filter((one) => one !== undefined);
      const results = await d1.batch(counted.map(({ inner }) => inner));
      counted.forEach((one, index) => note(ledger, one, results[index]?.meta));
      return results;
    },
    withSession: () => counting,
    getBookmark: () => null,
  } as unknown as D1Database;
  /** What was noted since it was last asked. */
  function take(): Pick<Ledger, "roundTrips" | "statements"> {
    const taken = { roundTrips: ledger.roundTrips, statements: ledger.statements.splice(0) };
    ledger.roundTrips = 0;
    return taken;
  }
  return { d1: counting, take };
}

function countStatement(ledger: Ledger, counted: Counted): D1PreparedStatement {
  const { inner, sql, values } = counted;
  const send = async () => {
    ledger.roundTrips += 1;
    const result = await inner.all<Record<string, unknown>>();
    note(ledger, counted, result.meta);
    return result;
  };
  const statement = {
    bind: (...bound: unknown[]) =>
      countStatement(ledger, { inner: inner.bind(...bound), sql, values: [...values, ...bound] }),
    all: send,
    run: send,
    async first(column?: string) {
      const [row] = (await send()).results;
      return (column ? row?.[column] : row) ?? null;
    },
    // A raw answer does not tell what it read: a select runs twice, what writes only once.
    async raw() {
      const { results } = await send();
      return /^\s*(select|with)/i.test(sql)
        ? inner.raw()
        : results.map((row) => Object.values(row));
    },
  } as unknown as D1PreparedStatement;
  ledger.prepared.set(statement, counted);
  return statement;
}

function note({ statements }: Ledger, { sql, values }: Counted, meta?: Partial<D1Meta>): void {
  statements.push({
    sql,
    values,
    rowsRead: meta?.rows_read ?? 0,
    rowsWritten: meta?.rows_written ?? 0,
  });
}
