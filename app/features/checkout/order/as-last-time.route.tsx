import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import {
  cartPath,
  paymentPath,
  placeOrderWithCashPath,
  shippingPath,
} from "#app/addresses/paths.ts";
import { cartInCookie, serializeCart } from "#app/features/cart/cart-cookie.server.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { cashMethod } from "#app/values/payment-method.ts";
import { chooseAsLastTime } from "./choose-as-last-time.server.ts";

export const loader = () => redirect(cartPath);

/** On to the page that shows all of it before anything is ordered; to its first step where not all can be kept. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireCustomer(request, context);
  const chosen = await chooseAsLastTime(context);
  if (!chosen) return redirectAfterPost(context, shippingPath);
  const to = chosen.method === cashMethod ? placeOrderWithCashPath : paymentPath;
  return redirectAfterPost(context, to, {
    cookies: [await serializeCart(context, { ...cartInCookie(context), ...chosen })],
  });
}
