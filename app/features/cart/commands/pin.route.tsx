import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { cartPath } from "#app/addresses.ts";
import { serializePin } from "#app/features/cart/delivery-of-cart.server.ts";
import { CartPage, type ShownRefusal } from "#app/features/cart/page/cart-page.tsx";
import { words } from "#app/features/cart/page/title.words.ts";
import { getCartPage } from "#app/features/cart/page/get-cart-page.server.ts";
import { PostalCode } from "#app/features/delivery/areas/area.schema.ts";
import { deliveryProblem } from "#app/features/delivery/delivery.ts";
import { getDelivery } from "#app/features/delivery/get-delivery.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { parseForm } from "#app/platform/forms.server.ts";

export const meta = () => [{ title: `${words.cart} – Kirana` }];

const PinSchema = v.object({ postalCode: PostalCode });

export function loader({ context }: LoaderFunctionArgs) {
  return getCartPage(context);
}

/** The code is remembered, served or not: who lives there need not type it again. */
export async function action({ request, context }: ActionFunctionArgs) {
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

export default function ChoosePin() {
  return <CartPage {...useLoaderData<typeof loader>()} refusal={useActionData<ShownRefusal>()} />;
}
