import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { taxPagePath } from "#app/addresses/side-paths.ts";
import { getDocuments } from "#app/features/billing/get-documents.server.ts";
import { answerPapers } from "#app/features/billing/paper/answer-papers.server.ts";
import {
  findPaperOrders,
  parsePaperNumbers,
} from "#app/features/billing/paper/find-papers.server.ts";
import { frameWords } from "#app/features/billing/paper/frame-words.server.ts";
import { sheetInHindi } from "#app/features/billing/paper/sheet-in-hindi.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";

/** Bills again, one or several, to be printed at once. */
export async function showBills({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const words = frameWords(request);
  const asked = new URL(request.url).searchParams.get("numbers") ?? "";
  const numbers = parsePaperNumbers(asked);
  const orderIds = numbers ? await findPaperOrders(context, numbers) : [];
  const [documents, inHindi] = await Promise.all([
    getDocuments(context, [...new Set(orderIds)]),
    sheetInHindi(context, orderIds),
  ]);
  if (documents.length > 0)
    return answerPapers(request, context, {
      documents,
      inHindi,
      back: { to: taxPagePath("papers"), name: words.backToTax },
    });
  const message = numbers ? words.noBill(asked.slice(0, 60)) : words.enterNumbers;
  return redirectAfterPost(
    context,
    `${taxPagePath("papers")}?${new URLSearchParams({ numbers: asked.slice(0, 200) })}`,
    {
      toast: { kind: "error", message },
    },
  );
}
