import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer, isRouteErrorResponse } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { delayScripts, stateScript, streamScript, withoutStream } from "./platform/late-scripts.ts";
import { announceVersions } from "./platform/light-version.server.ts";
import { describeError } from "./platform/log/log.ts";
import { LightContext } from "./ui/light.ts";
import { NonceContext } from "./ui/nonce.ts";
import { addReference } from "./values/reference.ts";

/** One text: what streams later hides without scripts, and a stream costs several times the time. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { serverHandoffStream: _, ...page } = remix;
  nameFailures(page.staticHandlerContext.errors, context.requestId);
  const markup = renderToString(
    <NonceContext.Provider value={context.nonce}>
      <LightContext.Provider value={context.isLight}>
        <RemixServer context={page} url={request.url} nonce={context.nonce} />
      </LightContext.Provider>
    </NonceContext.Provider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  announceVersions(headers);
  const html = page.renderMeta?.didRenderScripts
    ? await withData(delayScripts(markup), remix, context)
    : markup;
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/** Development's framework decodes every page from a stream, the built one only what a failed page tells. */
async function withData(
  html: string,
  { serverHandoffStream: stream, staticHandlerContext }: EntryContext,
  { requestId }: AppLoadContext,
): Promise<string> {
  const { loaderData, actionData, errors } = staticHandlerContext;
  if (errors || import.meta.env.DEV)
    return html + streamScript(addReference(await new Response(stream).text(), requestId));
  await stream?.cancel();
  return withoutStream(html) + stateScript({ loaderData, actionData });
}

/** What the asker did wrong was answered, and is no error of the shop. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefusal && !request.signal.aborted) context.log("request-failed", describeError(error));
}

/** The markup says of a failure what its data says. */
function nameFailures(errors: Record<string, unknown> | null, requestId: string): void {
  for (const error of Object.values(errors ?? {}))
    if (error instanceof Error) error.message = addReference(error.message, requestId);
}
