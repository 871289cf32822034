// Papers, each with the credit notes for it, as a page of their own without the shop around it.
import type { OrderDocument } from "#app/features/billing/issued-document.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { InHindi } from "#app/ui/bilingual.tsx";
import { frameWords } from "./frame-words.server.ts";
import { type PaperPageProps, renderPapers } from "./paper-page.server.tsx";
import { type Paper, paperOf } from "./paper-size.ts";

type Papers = Pick<PaperPageProps, "back" | "rest"> & {
  documents: OrderDocument[];
  inHindi?: InHindi | null;
  /** The paper of an address that names none. */
  usual?: Paper;
};

export function answerPapers(
  request: Request,
  { nonce }: RequestContext,
  { documents, usual = "a4", ...shown }: Papers,
): Response {
  const address = new URL(request.url);
  const words = frameWords(request);
  const paper = paperOf(address.searchParams.get("paper")) ?? usual;
  const all = documents.flatMap((document) => [document, ...document.creditNotes]);
  return new Response(renderPapers({ ...shown, words, documents: all, paper, address, nonce }), {
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}
