const refusal = /^(?:D1_ERROR: )?(.*?): SQLITE_CONSTRAINT\w*(?: \(extended: \w+\))?$/s;

/**
 * What of the database refused a write: a CHECK by its name, a unique index by its columns
 * ("orders.user_id, orders.order_key"), a trigger by its message, "FOREIGN KEY". Null for any other
 * error.
 */
export function refusedBy(error: unknown): string | null {
  const message = refusal.exec(innermost(error))?.[1];
  return message?.replace(/^[\w ]+ constraint failed: | constraint failed$/, "") ?? null;
}

/** The query builder wraps the error in one whose message holds the query's values. */
function innermost(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return innermost(error.cause) || error.message;
}
