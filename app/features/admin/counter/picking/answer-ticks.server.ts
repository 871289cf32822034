import { chosenOrders } from "#app/features/orders/counter/chosen-orders.ts";
import { groupPicking, tickedIn } from "#app/features/orders/counter/group-picking.ts";
import { type Ticks, keepTicks } from "#app/features/orders/counter/keep-ticks.server.ts";
import { listPicking } from "#app/features/orders/counter/list-picking.server.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { readFormData } from "#app/platform/forms.server.ts";

/** All packs of the list that are ticked now, by whoever it was. */
export type AnsweredTicks = { ticked: string[] };

/** The ticks of a list, as its script sends them. */
export async function answerTicks(
  context: RequestContext,
  _sender: Customer,
  request: Request,
): Promise<Response> {
  const form = await readFormData(request);
  const orderIds = chosenOrders(form);
  await keepTicks(context, orderIds, ticksOf(form));
  const ticked = tickedIn(groupPicking(await listPicking(context, orderIds)));
  return Response.json({ ticked } satisfies AnsweredTicks);
}

export function ticksOf(form: FormData): Ticks {
  const packs = (name: string) => form.getAll(name).map(String);
  return { before: packs("before"), now: packs("picked") };
}
