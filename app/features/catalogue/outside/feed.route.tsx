import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { feedVersion, makeFeed } from "./feed.server.ts";
import { answerXml } from "./xml.ts";

/** Made anew only after a write to the catalogue: who holds the last one is told so. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const headers = {
    ETag: `"feed-${await feedVersion(context)}"`,
    "Cache-Control": "public, no-cache",
  };
  if (request.headers.get("If-None-Match") === headers.ETag)
    return new Response(null, { status: 304, headers });
  return answerXml(await makeFeed(context, new URL(request.url).origin), headers);
}
