// Miniflare's own stand-in for a database asks its Worker for each statement that is prepared and
// for each value that is bound, and waits for the answer. Here statements are kept until they are
// sent, as in a Worker: one way there and back for each batch.
import type { Miniflare } from "miniflare";

type Statement = { sql: string; values: unknown[] };
type Sent = { statements: (Statement | undefined)[]; method: string; values?: unknown[] };
type Send = (sent: Sent) => Promise<unknown>;
type Answer = { answer: unknown; bookmark: string | null } | { error: string; cause?: string };

/** The database of a Miniflare whose first Worker is `local-d1-worker.js`. */
export function openLocalD1(miniflare: Miniflare, name: string): D1Database {
  const kept = new WeakMap<object, Statement>();
  const open = (start?: string) => {
    let bookmark: string | null = null;
    const send: Send = async (sent) => {
      const body = JSON.stringify({ name, start: bookmark ?? start, ...sent });
      const response = await miniflare.dispatchFetch("http://d1.invalid/", {
        method: "POST",
        body,
      });
      const answered = (await response.json()) as Answer;
      if ("error" in answered)
        throw new Error(answered.error, { cause: answered.cause && new Error(answered.cause) });
      bookmark = answered.bookmark;
      return answered.answer;
    };
    return {
      prepare: (sql: string) => prepare({ sql, values: [] }, { send, kept }),
      batch: (statements: object[]) =>
        send({ method: "batch", statements: statements.map((one) => kept.get(one)) }),
      exec: (sql: string) => send({ method: "exec", statements: [], values: [sql] }),
      getBookmark: () => bookmark,
      withSession: (from = "first-unconstrained") => open(from),
    };
  };
  return open() as unknown as D1Database;
}

type Sending = { send: Send; kept: WeakMap<object, Statement> };

function prepare(statement: Statement, sending: Sending): D1PreparedStatement {
  const call =
    (method: string) =>
    (...values: unknown[]) =>
      sending.send({ method, statements: [statement], values });
  const prepared = {
    bind(...values: unknown[]) {
      if (!values.every(isStorable)) throw new Error("D1_TYPE_ERROR: no value of a database");
      return prepare({ ...statement, values }, sending);
    },
    all: call("all"),
    run: call("run"),
    first: call("first"),
    raw: call("raw"),
  } as unknown as D1PreparedStatement;
  sending.kept.set(prepared, statement);
  return prepared;
}

function isStorable(value: unknown): boolean {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}
