import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer, isRouteErrorResponse } from "@remix-run/react";
import { announceVersions } from "./platform/light-version.server.ts";
import { describeError } from "./platform/log/log.ts";
import { renderPage } from "./platform/render-page.server.ts";
import { LightContext } from "./ui/light.ts";
import { NonceContext } from "./ui/nonce.ts";
import { ReferenceContext } from "./ui/reference.ts";

/**
 * A page leaves whole, the framework's stream of data behind its markup: what streams later hides
 * without scripts.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce, isLight, requestId }: AppLoadContext,
): Promise<Response> {
  const page = await renderPage(
    <NonceContext.Provider value={nonce}>
      <LightContext.Provider value={isLight}>
        <ReferenceContext.Provider value={requestId}>
          <RemixServer context={remix} url={request.url} nonce={nonce} />
        </ReferenceContext.Provider>
      </LightContext.Provider>
    </NonceContext.Provider>,
    nonce,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  announceVersions(headers);
  return new Response(page, { status, headers });
}

/** What the asker did wrong was answered, and is no error of the shop. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefusal && !request.signal.aborted) context.log("request-failed", describeError(error));
}
