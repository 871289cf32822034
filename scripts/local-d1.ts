// Miniflare's own stand-in for a database asks its Worker for each statement that is prepared and
// for each value that is bound, and waits for the answer. Here statements are kept until they are
// sent, as in a Worker: one way there and back for each batch. They go over plain HTTP, as
// Miniflare's own way into a Worker takes five times as long for an answer of one row.
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
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
      const answered = JSON.parse(await post(await miniflare.ready, body)) as Answer;
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

const agent = new Agent({ keepAlive: true });

function post(address: URL, body: string): Promise<string> {
  const headers = { "Content-Length": Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request(address, { method: "POST", agent, headers })
      .on("response", (response) => void text(response).then(resolve, reject))
      .on("error", (error: NodeJS.ErrnoException) => {
        // A kept connection that the other side closed meanwhile has read nothing of it.
        if (sent.reusedSocket && isClosed(error)) resolve(post(address, body));
        else reject(error);
      });
    sent.end(body);
  });
}

const isClosed = ({ code = "" }: NodeJS.ErrnoException) => ["ECONNRESET", "EPIPE"].includes(code);

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
