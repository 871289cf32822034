import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  data,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { cartPath, placeOrderWithCashPath, shippingPath } from "#app/addresses/paths.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { getCartOffers, getUsable } from "#app/features/cart/cart-offers.server.ts";
import { cartInCookie, serializeCart } from "#app/features/cart/cart-cookie.server.ts";
import { getCart } from "#app/features/cart/get-cart.server.ts";
import { chosenPostalCode } from "#app/features/cart/cart-postal-code.server.ts";
import { getChosenAddress } from "#app/features/checkout/addresses/list-addresses.server.ts";
import { getDelivery } from "#app/features/delivery/get-delivery.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { type FormFailure, formFailure, readForm } from "#app/platform/forms.server.ts";
import { isPhone } from "#app/values/phone.ts";
import { Page } from "#app/ui/page.tsx";
import { checkoutSteps } from "#app/features/checkout/steps.ts";
import { StepBar } from "#app/ui/step-bar.tsx";
import { addressOf, isCompleteAddress } from "#app/values/address.ts";
import { mirrorAddress } from "#app/features/checkout/shipping/mirror-address.ts";
import { onlineMethod } from "#app/values/payment-method.ts";
import { answerOnline } from "./answer-online.server.ts";
import { getReview } from "#app/features/checkout/order/get-review.server.ts";
import { OrderProblem, type RefusedOrder } from "#app/features/checkout/order/order-problem.tsx";
import { getLastChoice } from "#app/features/checkout/order/last-choice.server.ts";
import { ifMissingChoices } from "#app/values/order-choices.ts";
import styles from "./payment.css?inline";
import { PaymentForm } from "./payment-form.tsx";
import { parsePaymentMethod } from "./payment.schema.ts";
import { revalidateRefusal } from "#app/features/checkout/order/revalidate-refusal.ts";
import { words as refusals } from "./refusals.words.ts";
import { words } from "./words.ts";

export const handle = { failure: () => words.errorOccurred, styles: () => styles };
export const meta = () => [{ title: `${words.payment} – Kirana` }];
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
  if (!address || !isCompleteAddress(address)) throw redirect(shippingPath);
  if (cart.lines.length === 0) throw redirect(cartPath);
  const review = await getReview(context, customer, {
    address,
    cart,
    delivery,
    paymentMethod: onlineMethod,
  });
  return {
    isOnlineOn: context.config.ONLINE_PAYMENT === "on",
    review,
    ifMissing,
    address: addressOf(address),
    chosen: cartInCookie(context).method,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const [customer, address] = await Promise.all([
    requireCustomer(request, context),
    getChosenAddress(context),
    getUsable(context),
  ]);
  if (!address || !isCompleteAddress(address)) return redirectAfterPost(context, shippingPath);
  const fields = await readForm(request);
  const refuse = (message: string) =>
    data(formFailure(fields, { paymentMethod: message }), { status: 400 });
  if (!isPhone(customer.phone)) return refuse(refusals.noPhone);
  const choice = parsePaymentMethod(fields, context.config.ONLINE_PAYMENT === "on");
  if ("refusal" in choice) return refuse(choice.refusal);
  const cookies = [
    await serializeCart(context, { ...cartInCookie(context), method: choice.method }),
  ];
  return choice.method === onlineMethod
    ? answerOnline(context, customer, { fields, shopUrl: request.url, cookies })
    : redirectAfterPost(context, placeOrderWithCashPath, { cookies });
}

type Refused = Partial<FormFailure> & { problem?: RefusedOrder; freshKey?: string };

export default function Payment() {
  const { isOnlineOn, review, ifMissing, address, chosen } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  useEffect(() => mirrorAddress(address), [address]);
  return (
    <Page title={words.payment}>
      <StepBar steps={checkoutSteps()} current="payment" />
      {refused?.problem ? <OrderProblem problem={refused.problem} /> : null}
      <PaymentForm
        isOnlineOn={isOnlineOn}
        review={{ ...review, orderKey: refused?.freshKey ?? review.orderKey }}
        chosen={refused?.problem ? onlineMethod : (refused?.values?.paymentMethod ?? chosen)}
        error={refused?.errors?.paymentMethod}
        choices={{
          ifMissing:
            ifMissingChoices.find((one) => one === refused?.values?.ifMissing) ?? ifMissing,
          note: refused?.values?.note,
          error: refused?.errors?.note,
        }}
      />
    </Page>
  );
}
