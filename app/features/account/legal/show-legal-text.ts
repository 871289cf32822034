import type { RequestContext } from "#app/platform/context.server.ts";

/** A document that is whole as it was written, and loads nothing; its style is let through. */
export function showLegalText(text: string, { nonce }: Pick<RequestContext, "nonce">): Response {
  return new Response(text.replace("<style>", `<style nonce="${nonce}">`), {
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}
