import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import * as v from "valibot";
import { cartPath } from "#app/addresses/paths.ts";
import { serializePin } from "#app/features/cart/delivery-of-cart.server.ts";
import { PostalCode } from "#app/features/delivery/areas/area.schema.ts";
import { deliveryProblem } from "#app/features/delivery/delivery.ts";
import { getDelivery } from "#app/features/delivery/get-delivery.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { parseForm } from "#app/platform/forms.server.ts";

const PinSchema = v.object({ postalCode: PostalCode });

/** The code is remembered, served or not: who lives there need not type it again. */
export async function choosePin({ request, context }: ActionFunctionArgs) {
  const form = await parseForm(request, PinSchema);
  if (!form.ok) return refusePin(form.values.postalCode, form.errors.postalCode ?? "", []);
  const { postalCode } = form.value;
  const delivery = await getDelivery(context, { postalCode, most: 0 });
  const cookies = [await serializePin(context, postalCode)];
  const problem = deliveryProblem(delivery, {}, context.now);
  return problem
    ? refusePin(postalCode, problem, cookies)
    : redirectAfterPost(context, cartPath, { cookies });
}

function refusePin(typed = "", message: string, cookies: string[]) {
  const headers = cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
  return data({ message, back: cartPath, pin: { typed, message } }, { status: 400, headers });
}
