type Odds = { isRefused(): boolean; isLost(): boolean };
type Refusing = { d1: D1Database; refusals: { before: number; after: number } };

/**
 * A D1 binding whose calls fail now and then: before anything was done, or after it was done and
 * only the answer is lost.
 */
export function refuseD1(d1: D1Database, { isRefused, isLost }: Odds): Refusing {
  const refusals = { before: 0, after: 0 };
  const inside = new WeakMap<object, D1PreparedStatement>();

  async function send<T>(act: () => Promise<T>): Promise<T> {
    if (!isRefused()) return act();
    const isDone = isLost();
    refusals[isDone ? "after" : "before"] += 1;
    if (isDone) await act();
    throw new Error("D1_ERROR: Network connection lost.");
  }

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

  const refusing = {
    prepare: (sql: string) => wrap(d1.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) =>
      send(() => d1.batch(statements.map((one) => inside.get(one) ?? one))),
    withSession: () => refusing,
    getBookmark: () => null,
  } as unknown as D1Database;
  return { d1: refusing, refusals };
}
