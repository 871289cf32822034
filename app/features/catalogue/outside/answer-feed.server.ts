import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { streamLines } from "#app/platform/stream-lines.server.ts";
import { feedLines, feedVersion } from "./feed.server.ts";
import { xmlHeaders } from "./xml.ts";

/** Made anew only after a write to the catalogue: who holds the last one is told so. */
export async function answerFeed({ request, context }: LoaderFunctionArgs) {
  const headers = {
    ...xmlHeaders,
    ETag: `"feed-${await feedVersion(context)}"`,
    "Cache-Control": "public, no-cache",
  };
  if (request.headers.get("If-None-Match") === headers.ETag)
    return new Response(null, { status: 304, headers });
  return new Response(streamLines(feedLines(context, new URL(request.url).origin)), { headers });
}
