// What the shop has not answered yet, as this browser keeps it: each is sent under its own key until it is answered, so
// that none is lost and none is done twice.

/** A word of its own for each thing that waits. */
export type Unanswered = { key: string };
/** Nobody answered, or not with what was done; or somebody has to sign in first. */
export type Lost = "lost" | "signed-out";

const patienceMs = 10_000;

/** Where nothing is stored they last as long as the page. */
const unstored = new Map<string, Unanswered[]>();

export function readWaiting<T extends Unanswered>(list: string): T[] {
  const known = unstored.get(list);
  if (known) return known as T[];
  try {
    return JSON.parse(localStorage.getItem(list) ?? "[]") as T[];
  } catch {
    return [];
  }
}

/** As other pages of the same browser left them. */
export function keepWaiting<T extends Unanswered>(list: string, one: T): T[] {
  return write(list, [...withoutKey<T>(list, one.key), one]);
}

export function dropWaiting<T extends Unanswered>(list: string, key: string): T[] {
  return write(list, withoutKey<T>(list, key));
}

function withoutKey<T extends Unanswered>(list: string, key: string): T[] {
  return readWaiting<T>(list).filter((one) => one.key !== key);
}

function write<T extends Unanswered>(list: string, all: T[]): T[] {
  try {
    localStorage.setItem(list, JSON.stringify(all));
    unstored.delete(list);
  } catch {
    unstored.set(list, all);
  }
  return all;
}

type Sent = { path: string; fields: [string, string][]; key?: string };

/** `statuses` are those that say what was done, or why not. */
export async function sendWaiting<A>(
  { path, fields, key }: Sent,
  statuses: readonly number[],
): Promise<A | Lost> {
  try {
    const response = await fetch(path, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: key ? { "Idempotency-Key": key } : {},
      signal: AbortSignal.timeout(patienceMs),
      // Also when the page is left with the tap.
      keepalive: true,
    });
    if (response.redirected || response.status === 403) return "signed-out";
    return statuses.includes(response.status) ? ((await response.json()) as A) : "lost";
  } catch {
    return "lost";
  }
}
