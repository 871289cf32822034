import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  data,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { cartPath, orderPath, paymentPath, shippingPath } from "#app/addresses/paths.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { getCartOffers, getUsable } from "#app/features/cart/cart-offers.server.ts";
import { cartInCookie } from "#app/features/cart/cart-cookie.server.ts";
import { getCart } from "#app/features/cart/get-cart.server.ts";
import { chosenPostalCode } from "#app/features/cart/cart-postal-code.server.ts";
import { getChosenAddress } from "#app/features/checkout/addresses/list-addresses.server.ts";
import { getDelivery } from "#app/features/delivery/get-delivery.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { parseForm } from "#app/platform/forms.server.ts";
import { Page } from "#app/ui/page.tsx";
import { checkoutSteps } from "#app/features/checkout/steps.ts";
import { StepBar } from "#app/ui/step-bar.tsx";
import { isCompleteAddress } from "#app/values/address.ts";
import { ConfirmationSchema } from "./confirm-order.schema.ts";
import { confirmOrder } from "./confirm-order.server.ts";
import { getLastChoice } from "./last-choice.server.ts";
import { ifMissingChoices } from "#app/values/order-choices.ts";
import { getReview } from "./get-review.server.ts";
import { OrderProblem, type RefusedOrder } from "./order-problem.tsx";
import { OrderReview } from "./order-review.tsx";
import { type PaymentMethod, methodInUrl, cashMethod } from "#app/values/payment-method.ts";
import { revalidateRefusal } from "./revalidate-refusal.ts";
import { words } from "./page.words.ts";
import { words as refusals } from "./refusals.words.ts";

export const meta = () => [{ title: `${words.placeOrder} – Kirana` }];
export const shouldRevalidate = revalidateRefusal;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [customer, address, cart, ifMissing, delivery] = await Promise.all([
    requireCustomer(request, context),
    getChosenAddress(context),
    getCart(context),
    getLastChoice(context),
    getDelivery(context, { postalCode: chosenPostalCode(context) }),
    getCartOffers(context),
  ]);
  const method = chosenMethod(request, context);
  if (!address || !isCompleteAddress(address)) throw redirect(shippingPath);
  if (!method) throw redirect(paymentPath);
  if (cart.lines.length === 0) throw redirect(cartPath);
  return {
    ...(await getReview(context, customer, { address, cart, delivery, paymentMethod: method })),
    ifMissing,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const [customer, address] = await Promise.all([
    requireCustomer(request, context),
    getChosenAddress(context),
    getUsable(context),
  ]);
  const paymentMethod = chosenMethod(request, context);
  if (!address || !isCompleteAddress(address)) return redirectAfterPost(context, shippingPath);
  if (!paymentMethod) return redirectAfterPost(context, paymentPath);
  const form = await parseForm(request, ConfirmationSchema);
  if (!form.ok) {
    const { errors, values } = form;
    return errors.note
      ? refuse({ noteError: errors.note, values }, { status: 400 })
      : refuse({ problem: { reason: "changed" }, values }, { status: 400 });
  }
  const { outcome, cookies, freshKey } = await confirmOrder(context, customer, {
    ...form.value,
    paymentMethod,
  });
  if (outcome.ok) return redirectAfterPost(context, orderPath(outcome.orderId), { cookies });
  if (outcome.reason === "empty")
    return redirectAfterPost(context, cartPath, {
      toast: { kind: "error", message: refusals.cartEmpty },
    });
  return refuse(
    {
      problem: outcome,
      freshKey,
      values: { ifMissing: form.value.ifMissing, note: form.value.note },
    },
    { status: 409, headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) },
  );
}

/**
 * The address's, or what was chosen for this cart before; an online order is placed where it is
 * paid.
 */
function chosenMethod(request: Request, context: RequestContext): PaymentMethod | null {
  const { method } = cartInCookie(context);
  return methodInUrl(request.url) ?? (method === cashMethod ? method : null);
}

/** `freshKey` is the cart's new one, which the request's own cookie does not hold yet. */
type Refusal = {
  problem?: RefusedOrder;
  freshKey?: string | undefined;
  noteError?: string;
  values: { ifMissing?: string; note?: string };
};

function refuse(refusal: Refusal, init: ResponseInit) {
  return data(refusal, init);
}

export default function PlaceOrder() {
  const { ifMissing, ...review } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  return (
    <Page title={words.placeOrder}>
      <StepBar steps={checkoutSteps()} current="place-order" />
      {refusal?.problem ? <OrderProblem problem={refusal.problem} /> : null}
      <OrderReview
        review={{ ...review, orderKey: refusal?.freshKey ?? review.orderKey }}
        acceptsRise={refusal?.problem?.reason === "price-rose"}
        choices={{
          ifMissing: ifMissingChoices.find((one) => one === refusal?.values.ifMissing) ?? ifMissing,
          note: refusal?.values.note,
          error: refusal?.noteError,
        }}
      />
    </Page>
  );
}
