import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerStep, leadToOrder } from "#app/features/orders/progress/answer-step.server.ts";
import { RefusedStepPage } from "#app/features/orders/progress/refused-step.tsx";
import { words as order } from "#app/features/orders/words.ts";
import { putOnKhata } from "./put-on-khata.server.ts";
import { words } from "./words.ts";

export const meta = () => [{ title: order.title }];

export function loader(asked: LoaderFunctionArgs) {
  return leadToOrder(asked);
}

export async function action(asked: ActionFunctionArgs) {
  return answerStep(asked, { take: putOnKhata, done: words.done });
}

export default RefusedStepPage;
