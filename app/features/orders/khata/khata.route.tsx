import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerStep, leadToOrder } from "#app/features/orders/progress/answer-step.server.ts";
import { RefusedStepPage } from "#app/features/orders/progress/refused-step.tsx";
import { putOnKhata } from "./put-on-khata.server.ts";

export const meta = () => [{ title: "Order – Kirana" }];

export function loader(asked: LoaderFunctionArgs) {
  return leadToOrder(asked);
}

export async function action(asked: ActionFunctionArgs) {
  return answerStep(asked, { take: putOnKhata, done: "The order is on the khata" });
}

export default RefusedStepPage;
