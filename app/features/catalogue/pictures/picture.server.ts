// A picture's address carries its content's hash: what was answered once may be kept for ever.
import type { RequestContext } from "#app/platform/context.server.ts";
import { pictureWidths } from "#app/ui/picture.tsx";
import { standIn } from "./stand-in.ts";

const pictureKey = /^[0-9a-f]{8,16}-[a-z0-9-]{1,80}$/;

/**
 * In the width that fits `?w=`, as AVIF where the browser takes it, else as WebP; 304 when it is
 * known. For a picture that is lost it is a 404 with a drawn one, which browsers show.
 */
export async function getPicture(
  context: RequestContext,
  request: Request,
  key: string,
): Promise<Response> {
  if (!pictureKey.test(key)) return missing();
  const wanted = Number(new URL(request.url).searchParams.get("w") ?? pictureWidths.at(-1));
  const width = pictureWidths.find((one) => one >= wanted) ?? pictureWidths[2];
  const format = request.headers.get("Accept")?.includes("image/avif") ? "avif" : "webp";
  const stored = await context.pictures.get(`${key}/${width}.${format}`, {
    onlyIf: request.headers,
  });
  if (!stored) return answerLost(request);
  const isKnown = !("body" in stored);
  const headers = new Headers({
    "Content-Type": `image/${format}`,
    "Cache-Control": "public, max-age=31536000, immutable",
    Vary: "Accept",
    ETag: stored.httpEtag,
    "X-Content-Type-Options": "nosniff",
  });
  if (isKnown) return new Response(null, { status: 304, headers });
  headers.set("Content-Length", String(stored.size));
  if (request.method !== "HEAD") return new Response(stored.body, { headers });
  await stored.body.cancel();
  return new Response(null, { headers });
}

function answerLost({ method }: Request): Response {
  return new Response(method === "HEAD" ? null : standIn, {
    status: 404,
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=60",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

function missing(): Response {
  return new Response("Not found", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=60" },
  });
}
