import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { orderPath } from "#app/addresses.ts";
import { leadToOrder } from "#app/features/orders/progress/answer-step.server.ts";
import { RefusedStepPage } from "#app/features/orders/progress/refused-step.tsx";
import { noOrder, nothingToPay } from "#app/features/orders/progress/step-outcome.ts";
import { words as order } from "#app/features/orders/words.ts";
import { problemOf } from "#app/features/payments/start/payment-problem.ts";
import { startForCustomer } from "#app/features/payments/start/start-for-customer.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { words } from "./words.ts";

export const meta = () => [{ title: order.title }];

export function loader(asked: LoaderFunctionArgs) {
  return leadToOrder(asked);
}

/** The order's page then shows the link as a code. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const orderId = params.id ?? "";
  const start = await startForCustomer(context, { orderId, shopUrl: request.url });
  if (start.ok) return redirectAfterPost(context, orderPath(orderId));
  if (start.reason === "not-found") throw new Response(noOrder.message, { status: 404 });
  if (start.reason === "nothing-left") return data(nothingToPay, { status: nothingToPay.status });
  const { message, hint } = problemOf(start);
  return redirectAfterPost(context, orderPath(orderId), {
    toast: { kind: "error", message: words.problem(message, hint) },
  });
}

export default RefusedStepPage;
