// Papers, each with the credit notes for it, as a page of their own without the shop around it.
import type { OrderDocument } from "#app/features/billing/issued-document.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { renderPapers } from "./paper-page.server.tsx";
import { paperOf } from "./paper-size.ts";

export function answerPapers(
  request: Request,
  { nonce }: RequestContext,
  { documents, back }: { documents: OrderDocument[]; back: { to: string; name: string } },
): Response {
  const address = new URL(request.url);
  const paper = paperOf(address.searchParams.get("paper"));
  const all = documents.flatMap((document) => [document, ...document.creditNotes]);
  return new Response(renderPapers({ documents: all, paper, address, back, nonce }), {
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}
