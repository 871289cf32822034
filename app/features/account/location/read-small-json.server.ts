// What a stranger's body holds is read only so far as a position needs.
import { contentType, readBytes } from "#app/platform/read-bytes.ts";

const maxBytes = 1024;

/** The body's JSON; undefined when it is none, or more than a position needs. */
export async function readSmallJson(request: Request): Promise<unknown> {
  const bytes =
    contentType(request) === "application/json" ? await readBytes(request, maxBytes) : null;
  if (!bytes) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
