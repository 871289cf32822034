/** A D1 binding of which every call goes through `send`. */
export function aroundD1(
  d1: D1Database,
  send: <T>(act: () => Promise<T>) => Promise<T>,
): D1Database {
  const inside = new WeakMap<object, D1PreparedStatement>();

  function wrap(inner: D1PreparedStatement): D1PreparedStatement {
    const statement = {
      bind: (...values: unknown[]) => wrap(inner.bind(...values)),
      all: () => send(() => inner.all()),
      run: () => send(() => inner.run()),
      first: (column: string) => send(() => (column ? inner.first(column) : inner.first())),
      raw: () => send(() => inner.raw()),
    } as unknown as D1PreparedStatement;
    inside.set(statement, inner);
    return statement;
  }

  const around = {
    prepare: (sql: string) => wrap(d1.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) =>
      send(() => d1.batch(statements.map((one) => inside.get(one) ?? one))),
    withSession: () => around,
    getBookmark: () => null,
  } as unknown as D1Database;
  return around;
}
