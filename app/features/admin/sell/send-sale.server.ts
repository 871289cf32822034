import * as v from "valibot";
import { saleMethods } from "#app/features/checkout/sale/sale-methods.schema.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { readFormData } from "#app/platform/forms.server.ts";
import { answerSale } from "./answer-sale.server.ts";
import { getRecentSales } from "./recent-sales.server.ts";
import { getTillLines } from "./till-packs.server.ts";
import { heldLines } from "./till.ts";

/** A sale of the till's script: the same key is the same bill. */
export async function sendSale(
  context: RequestContext,
  admin: Customer,
  request: Request,
): Promise<Response> {
  const form = await readFormData(request);
  const method = v.safeParse(v.picklist(saleMethods), form.get("method"));
  if (!method.success) return new Response(null, { status: 400 });
  const sold = await answerSale(context, admin, { form, method: method.output });
  if (sold.ok) return Response.json({ ...sold, recent: await getRecentSales(context) });
  const lines = await getTillLines(context, heldLines(form));
  return Response.json({ ...sold, lines }, { status: sold.status });
}
