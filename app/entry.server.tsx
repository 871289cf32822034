import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server";
import { delayScripts } from "./platform/late-scripts.ts";
import { announceVersions } from "./platform/light-version.server.ts";
import { logError } from "./platform/log-error.ts";
import { LightContext } from "./ui/light.ts";
import { NonceContext } from "./ui/nonce.ts";

/** Everything is awaited before the first byte: what streams later hides without scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const body = await renderToReadableStream(
    <NonceContext.Provider value={context.nonce}>
      <LightContext.Provider value={context.isLight}>
        <RemixServer context={remix} url={request.url} nonce={context.nonce} />
      </LightContext.Provider>
    </NonceContext.Provider>,
    { nonce: context.nonce },
  );
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  announceVersions(headers);
  return new Response(delayScripts(await new Response(body).text()), { status, headers });
}

export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) logError(error);
}
