export type Statement = { sql: string; values: unknown[]; rowsRead: number; rowsWritten: number };
type Counted = { inner: D1PreparedStatement; sql: string; values: unknown[] };
type Ledger = {
  roundTrips: number;
  /** Of the trips those that wrote anything. */
  writeTrips: number;
  statements: Statement[];
  prepared: WeakMap<object, Counted>;
};

/** A D1 binding that keeps a ledger of what goes over the wire. */
export function countD1(d1: D1Database) {
  const ledger: Ledger = { roundTrips: 0, writeTrips: 0, statements: [], prepared: new WeakMap() };
  const counting = {
    prepare: (sql: string) => countStatement(ledger, { inner: d1.prepare(sql), sql, values: [] }),
    async batch(statements: D1PreparedStatement[]) {
      ledger.roundTrips += 1;
      const counted = statements
        .map((one) => ledger.prepared.get(one))
        .filter((one) => one !== undefined);
      const results = await d1.batch(counted.map(({ inner }) => inner));
      noteWrite(
        ledger,
        results.map(({ meta }) => meta),
      );
      counted.forEach((one, index) => note(ledger, one, results[index]?.meta));
      return results;
    },
    withSession: () => counting,
    getBookmark: () => null,
  } as unknown as D1Database;
  /** What was noted since it was last asked. */
  function take(): Omit<Ledger, "prepared"> {
    const { roundTrips, writeTrips } = ledger;
    ledger.roundTrips = ledger.writeTrips = 0;
    return { roundTrips, writeTrips, statements: ledger.statements.splice(0) };
  }
  return { d1: counting, take };
}

function countStatement(ledger: Ledger, counted: Counted): D1PreparedStatement {
  const { inner, sql, values } = counted;
  const send = async () => {
    ledger.roundTrips += 1;
    const result = await inner.all<Record<string, unknown>>();
    noteWrite(ledger, [result.meta]);
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

function noteWrite(ledger: Ledger, metas: Partial<D1Meta>[]): void {
  if (metas.some((meta) => (meta.rows_written ?? 0) > 0)) ledger.writeTrips += 1;
}

function note({ statements }: Ledger, { sql, values }: Counted, meta?: Partial<D1Meta>): void {
  statements.push({
    sql,
    values,
    rowsRead: meta?.rows_read ?? 0,
    rowsWritten: meta?.rows_written ?? 0,
  });
}
