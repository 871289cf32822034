import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { orderPath } from "#app/addresses.ts";
import { deliverForCash, deliverOrder } from "./advance-order.server.ts";
import { answerStep } from "./answer-step.server.ts";
import { RefusedStepPage } from "./refused-step.tsx";

export const meta = () => [{ title: "Order – Kirana" }];

export function loader({ params }: LoaderFunctionArgs) {
  return redirect(orderPath(encodeURIComponent(params.id ?? "")));
}

export async function action(asked: ActionFunctionArgs) {
  return answerStep(asked, {
    step: ({ cash }) => (cash ? "cash" : "deliver"),
    take: (context, orderId, { cash }) => (cash ? deliverForCash : deliverOrder)(context, orderId),
    done: "Marked as delivered",
  });
}

export default RefusedStepPage;
