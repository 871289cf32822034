// A gateway may be late, gone or talk nonsense: none of it throws, and no address is logged, as
// some hold keys.

export type JsonAnswer = { status: number; body: unknown };

/** What a gateway answered in JSON within the time; null for anything else. */
export async function fetchJson(
  url: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<JsonAnswer | null> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return null;
  }
}
