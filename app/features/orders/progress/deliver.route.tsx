import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { deliverForCash, deliverOrder } from "./advance-order.server.ts";
import { answerStep, leadToOrder } from "./answer-step.server.ts";
import { RefusedStepPage } from "./refused-step.tsx";
import { words as order } from "#app/features/orders/words.ts";
import { words } from "./words.ts";

export const meta = () => [{ title: order.title }];

export function loader(asked: LoaderFunctionArgs) {
  return leadToOrder(asked);
}

export async function action(asked: ActionFunctionArgs) {
  return answerStep(asked, {
    step: ({ cash }) => (cash ? "cash" : "deliver"),
    take: (context, orderId, { cash }) => (cash ? deliverForCash : deliverOrder)(context, orderId),
    done: words.delivered,
  });
}

export default RefusedStepPage;
