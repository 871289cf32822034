import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { runPath, sellPath, sendTapPath } from "#app/addresses/paths.ts";
import { counterPath, sendSalePath, sendTicksPath } from "#app/addresses/side-paths.ts";
import { sendTap } from "#app/features/orders/run/page/send-tap.server.ts";
import { type Customer, requireRight } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Right } from "#app/values/roles.ts";
import { answerTicks } from "./counter/picking/answer-ticks.server.ts";
import { sendSale } from "./sell/send-sale.server.ts";

type Sent = {
  right: Right;
  /** Where its script stands. */
  page: string;
  answer: (context: RequestContext, sender: Customer, request: Request) => Promise<Response>;
};

const sale: Sent = { right: "till", page: sellPath, answer: sendSale };
const tap: Sent = { right: "run", page: runPath, answer: sendTap };
const ticks: Sent = { right: "counter", page: counterPath, answer: answerTicks };
const sent: Record<string, Sent> = {
  ...{ [sendSalePath]: sale, [sendTapPath]: tap, [sendTicksPath]: ticks },
};
const sentTo = (request: Request) => sent[new URL(request.url).pathname] ?? sale;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { right, page } = sentTo(request);
  await requireRight(request, context, right);
  return redirect(page);
}

/** What scripts send, which may have waited for the network: under the same key it is done once. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { right, answer } = sentTo(request);
  return answer(context, await requireRight(request, context, right), request);
}
