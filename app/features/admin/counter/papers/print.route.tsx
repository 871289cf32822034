import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, redirectDocument } from "@remix-run/react";
import { counterPath } from "#app/addresses/side-paths.ts";
import { getDocuments } from "#app/features/billing/get-documents.server.ts";
import { answerPapers } from "#app/features/billing/paper/answer-papers.server.ts";
import { frameWords } from "#app/features/billing/paper/frame-words.server.ts";
import { sheetInHindi } from "#app/features/billing/paper/sheet-in-hindi.server.ts";
import { loadPapers } from "./load-papers.server.ts";
import { Slip } from "./slip.server.tsx";

/** The bills of several orders at once; an order that has none yet gets a slip for its bag. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { orders } = await loadPapers({ request, context }, "till");
  const ids = orders.map(({ id }) => id);
  const [documents, inHindi] = await Promise.all([
    getDocuments(context, ids),
    sheetInHindi(context, ids),
  ]);
  const issued = new Set(documents.map(({ buyer }) => buyer.orderId));
  return answerPapers(request, context, {
    documents,
    inHindi,
    usual: "80",
    back: { to: counterPath, name: frameWords(request).backToCounter },
    rest: (paper) =>
      orders
        .filter(({ id }) => !issued.has(id))
        .map((order) => <Slip key={order.id} {...{ order, paper }} />),
  });
}

/** A page of its own, without the shop around it. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  redirectDocument(request.url);
