// What is someone's own is stored nowhere; what all may see is asked for again, and answered 304
// while it is the same.
import { sha256Hex } from "#app/platform/digest.ts";
import type { ApiAnswer } from "./call.ts";

export async function respond(
  request: Request,
  { status, body, headers }: ApiAnswer,
  isShared = false,
): Promise<Response> {
  const text = JSON.stringify(body);
  const out = new Headers({
    ...headers,
    "Content-Type": "application/json; charset=utf-8",
    Vary: "Authorization",
  });
  if (!isShared || status !== 200) {
    out.set("Cache-Control", "private, no-store");
    return new Response(text, { status, headers: out });
  }
  const tag = `"${(await sha256Hex(text)).slice(0, 32)}"`;
  out.set("Cache-Control", "public, no-cache");
  out.set("ETag", tag);
  return isKnown(request, tag)
    ? new Response(null, { status: 304, headers: out })
    : new Response(text, { status, headers: out });
}

/** A compressed answer's tag comes back weak. */
function isKnown(request: Request, tag: string): boolean {
  const known = (request.headers.get("If-None-Match") ?? "")
    .split(",")
    .map((entry) => entry.trim().replace(/^W\//, ""));
  return known.includes(tag) || known.includes("*");
}
