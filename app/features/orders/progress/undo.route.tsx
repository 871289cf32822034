import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerStep, leadToOrder } from "./answer-step.server.ts";
import { type UndoneStep, undoneSteps } from "./newest-step.ts";
import { RefusedStepPage } from "./refused-step.tsx";
import { undoStep } from "./undo-step.server.ts";
import { words as order } from "#app/features/orders/words.ts";
import { words } from "./words.ts";

export const meta = () => [{ title: order.title }];

export function loader(asked: LoaderFunctionArgs) {
  return leadToOrder(asked);
}

/** The form names the steps that it takes back, the newest first. */
export async function action(asked: ActionFunctionArgs) {
  return answerStep(asked, {
    async take(context, orderId, fields) {
      const [first = null, ...others] = (fields.step ?? "").split(" ").flatMap(stepNamed);
      let outcome = await undoStep(context, orderId, first);
      for (const step of others) if (outcome.ok) outcome = await undoStep(context, orderId, step);
      return outcome;
    },
    done: words.undone,
  });
}

function stepNamed(name: string): UndoneStep[] {
  return undoneSteps.filter((step) => step === name);
}

export default RefusedStepPage;
