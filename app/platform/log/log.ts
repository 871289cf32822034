// The one place that writes to the log: one line of JSON for each failure. Only named keys are
// written, and every text of theirs is masked, so that no caller can let a phone, a token or an
// address slip into it.
import { type LogEvent, type LogFields, logKeys } from "./events.ts";
import { maskStack, maskText } from "./mask.ts";

export type Log = (event: LogEvent, fields?: LogFields) => void;

const longestText = 300;

/**
 * The log of one request, whose id stands in every line, in the header `X-Request-Id` and on the
 * page of a failure; of its `path` nothing that is personal.
 */
export function createLog(
  { method }: Pick<Request, "method">,
  { requestId, path }: { requestId: string; path: string },
): Log {
  const about = { requestId, method, path };
  return (event, fields = {}) =>
    console.error(JSON.stringify({ event, ...about, ...allowed(fields) }));
}

/** What went wrong without what was sent: a failed query's own message carries its values. */
export function describeError(thrown: unknown): LogFields {
  const {
    name,
    message,
    stack = "",
    cause,
  } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const isQuery = message.startsWith("Failed query");
  // A stack begins by repeating the message.
  return {
    error: isQuery ? messageOf(cause) : message,
    name,
    stack: maskStack(stack.split(message).at(-1) ?? ""),
  };
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : "Failed query";
}

function allowed(fields: LogFields): LogFields {
  const present = logKeys.filter((key) => fields[key] !== undefined);
  return Object.fromEntries(present.map((key) => [key, clean(key, fields[key] ?? null)]));
}

/** Ids of payments are the gateway's, drawn at random; a stack was masked line by line. */
function clean(key: keyof LogFields, value: string | number | null): string | number | null {
  if (typeof value !== "string" || key === "stack") return value;
  return key === "paymentId" && /^[A-Z0-9]{10,17}$/.test(value)
    ? value
    : maskText(value).slice(0, longestText);
}
