import { orderPath } from "#app/addresses/paths.ts";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type Role, may } from "#app/values/roles.ts";
import { type Waiting, countWaiting } from "./count-waiting.server.ts";

/** What waits is told to who may see it. */
export function waitingFor(role: Role, waiting: Required<Waiting>): Waiting {
  if (may(role, "admin")) return waiting;
  const { toPack, complaints } = waiting;
  return { toPack: may(role, "counter") ? toPack : 0, ...(may(role, "till") && { complaints }) };
}

/** Who asks; above an order's page, which shoppers have too, with what waits for who works here. */
export async function getVisitorAtWork(request: Request, context: RequestContext) {
  const visitor = await getVisitor(context);
  if (!visitor) return null;
  const { name, role } = visitor;
  const isOrder = new URL(request.url).pathname.startsWith(orderPath(""));
  if (!role || !isOrder) return { name, role };
  return { name, role, waiting: waitingFor(role, await countWaiting(context)) };
}
