import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { OwnersFile } from "#app/addresses/side-paths.ts";
import { atEnd } from "#app/values/path.ts";
import { answerCounter } from "./counter/answer-counter.server.ts";
import { downloadCatalogue, downloadRest, downloadTemplate } from "./csv/download.server.ts";
import { downloadMonth } from "./day/month-of-days.server.ts";
import { answerFind } from "./sell/find.server.ts";
import { answerUpiCode } from "./sell/upi-code.server.ts";
import { showBills } from "./tax/bills.server.ts";
import { downloadPapers } from "./tax/papers-of-month.server.ts";
import { downloadUnclassed } from "./tax/unclassed.server.ts";

const files: Record<OwnersFile, (asked: LoaderFunctionArgs) => Promise<Response>> = {
  "counter/orders": answerCounter,
  "day/download": downloadMonth,
  "catalogue/download": downloadCatalogue,
  "catalogue/template": downloadTemplate,
  "catalogue/rest": downloadRest,
  "tax/month": downloadPapers,
  "tax/bills": showBills,
  "tax/products": downloadUnclassed,
  "sell/find": answerFind,
  "sell/upi-code": answerUpiCode,
};

export async function loader(asked: LoaderFunctionArgs) {
  return atEnd(new URL(asked.request.url), files)(asked);
}
