import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { serializeCart } from "#app/features/cart/cart-cookie.server.ts";
import { summarize } from "#app/features/cart/cart.ts";
import { getCartFees } from "#app/features/cart/get-cart.server.ts";
import { parseForm } from "#app/platform/forms.server.ts";
import { formRefusal } from "./answer-command.server.ts";
import { setCount } from "./change-cart.server.ts";
import { QuantitySchema } from "./command.schema.ts";

/** What scripts post instead of the forms: one count, answered with the whole cart's summary. */
export async function answerCount({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await parseForm(request, QuantitySchema);
  const [change, fees] = await Promise.all([
    form.ok ? setCount(context, form.value) : formRefusal(form),
    getCartFees(context),
  ]);
  if (!change.ok) return Response.json({ message: change.message }, { status: change.status });
  const headers = { "Set-Cookie": await serializeCart(context, change.cart) };
  return Response.json({ ...summarize(change.cart.entries, change.packs), fees }, { headers });
}
