import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { counterPath } from "#app/addresses/side-paths.ts";
import { chosenOrders } from "#app/features/orders/counter/chosen-orders.ts";
import { isDue, nextStep } from "#app/features/orders/counter/counter-steps.ts";
import { listCounter } from "#app/features/orders/counter/list-counter.server.ts";
import { may } from "#app/values/roles.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";

/** Those of the asked orders that wait for it now. */
export async function listToDispatch({ request, context }: LoaderFunctionArgs) {
  const asked = chosenOrders(new URL(request.url).searchParams);
  const [{ role }, open] = await Promise.all([
    requireRight(request, context, "counter"),
    listCounter(context),
  ]);
  const orders = open.filter((order) => asked.includes(order.id) && nextStep(order) === "dispatch");
  if (orders.length === 0) throw redirect(counterPath);
  return {
    orders: orders.map(({ id, short }) => ({ id, short })),
    duePaise: may(role, "till")
      ? orders.filter(isDue).reduce((sum, { payablePaise }) => sum + payablePaise, 0)
      : null,
  };
}
