import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as v from "valibot";
import { sellPath } from "#app/addresses/paths.ts";
import { saleMethods } from "#app/features/checkout/sale/sale-methods.schema.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import { readFormData } from "#app/platform/forms.server.ts";
import { answerSale } from "./answer-sale.server.ts";
import { getRecentSales } from "./recent-sales.server.ts";
import { getTillLines } from "./till-packs.server.ts";
import { heldLines } from "./till.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(request, context, "till");
  return redirect(sellPath);
}

/** A sale of the till's script, which may have waited for the network: the same key is the same bill. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const admin = await requireRight(request, context, "till");
  const form = await readFormData(request);
  const method = v.safeParse(v.picklist(saleMethods), form.get("method"));
  if (!method.success) return new Response(null, { status: 400 });
  const sold = await answerSale(context, admin, { form, method: method.output });
  if (sold.ok) return Response.json({ ...sold, recent: await getRecentSales(context) });
  const lines = await getTillLines(context, heldLines(form));
  return Response.json({ ...sold, lines }, { status: sold.status });
}
