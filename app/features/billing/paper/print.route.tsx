import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { orderPath } from "#app/addresses/paths.ts";
import { getDocuments } from "#app/features/billing/get-documents.server.ts";
import { missing, requireCustomer } from "#app/features/session/visitor.server.ts";
import { answerPapers } from "./answer-papers.server.ts";
import { frameWords } from "./frame-words.server.ts";
import { sheetInHindi } from "./sheet-in-hindi.server.ts";

/** The paper of one order, from its dispatch on. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const words = frameWords(request);
  const [customer, documents, inHindi] = await Promise.all([
    requireCustomer(request, context),
    getDocuments(context, [id]),
    sheetInHindi(context, [id]),
  ]);
  if (documents.length === 0) throw missing(customer, "till", words.noBillYet);
  return answerPapers(request, context, {
    documents,
    inHindi,
    back: { to: orderPath(id), name: words.backToOrder },
  });
}
