import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { orderPath } from "#app/addresses/paths.ts";
import { noOrder, nothingToPay } from "#app/features/orders/progress/step-outcome.ts";
import { problemOf } from "#app/features/payments/start/payment-problem.ts";
import { startForCustomer } from "#app/features/payments/start/start-for-customer.server.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { words } from "./words.ts";

/** The order's page then shows the link as a code. */
export async function showLink({ request, context, params }: ActionFunctionArgs) {
  await requireRight(request, context, "till");
  const orderId = params.id ?? "";
  const start = await startForCustomer(context, { orderId, shopUrl: request.url });
  if (start.ok) return redirectAfterPost(context, orderPath(orderId));
  if (start.reason === "not-found") throw new Response(noOrder().message, { status: 404 });
  if (start.reason === "nothing-left")
    return data(nothingToPay(), { status: nothingToPay().status });
  const { message, hint } = problemOf(start);
  return redirectAfterPost(context, orderPath(orderId), {
    toast: { kind: "error", message: words.problem(message, hint) },
  });
}
