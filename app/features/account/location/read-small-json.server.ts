// What a stranger's body holds is read only so far as a position needs.
const maxBytes = 1024;

/** The body's JSON; undefined when it is none, or more than a position needs. */
export async function readSmallJson(request: Request): Promise<unknown> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) return undefined;
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
