import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { dispatchOrder } from "./advance-order.server.ts";
import { answerStep, leadToOrder } from "./answer-step.server.ts";
import { RefusedStepPage } from "./refused-step.tsx";

export const meta = () => [{ title: "Order – Kirana" }];

export function loader(asked: LoaderFunctionArgs) {
  return leadToOrder(asked);
}

export async function action(asked: ActionFunctionArgs) {
  return answerStep(asked, {
    step: () => "dispatch",
    take: dispatchOrder,
    done: "Marked as dispatched",
  });
}

export default RefusedStepPage;
