import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { orderPath } from "#app/addresses.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { answerStep } from "./answer-step.server.ts";
import { undoneSteps } from "./newest-step.ts";
import { RefusedStepPage } from "./refused-step.tsx";
import { undoStep } from "./undo-step.server.ts";

export const meta = () => [{ title: "Order – Kirana" }];

export function loader({ params }: LoaderFunctionArgs) {
  return redirect(orderPath(encodeURIComponent(params.id ?? "")));
}

/** The form names the step that it takes back. */
export async function action(asked: ActionFunctionArgs) {
  const fields = await readForm(asked.request);
  const step = undoneSteps.find((name) => name === fields.step) ?? null;
  return answerStep(asked, {
    take: (context, orderId) => undoStep(context, orderId, step),
    done: "The last step is taken back",
  });
}

export default RefusedStepPage;
