import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { orderPath } from "#app/addresses.ts";
import { answerStep } from "#app/features/orders/progress/answer-step.server.ts";
import { RefusedStepPage } from "#app/features/orders/progress/refused-step.tsx";
import { putOnKhata } from "./put-on-khata.server.ts";

export const meta = () => [{ title: "Order – Kirana" }];

export function loader({ params }: LoaderFunctionArgs) {
  return redirect(orderPath(encodeURIComponent(params.id ?? "")));
}

export async function action(asked: ActionFunctionArgs) {
  return answerStep(asked, { take: putOnKhata, done: "The order is on the khata" });
}

export default RefusedStepPage;
