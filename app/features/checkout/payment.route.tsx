import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireCustomer } from "#app/features/account/visitor.server.ts";
import { cartInCookie } from "#app/features/cart/cart-cookie.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { type FormFailure, formFailure, readForm } from "#app/platform/forms.server.ts";
import { isPhone } from "#app/values/phone.ts";
import { Page } from "#app/ui/page.tsx";
import { StepBar } from "#app/ui/step-bar.tsx";
import { isCompleteAddress } from "./address.ts";
import { PaymentForm } from "./payment-form.tsx";
import { refusePayment } from "./payment.schema.ts";
import { placeOrderWithCash } from "./payment-method.ts";

export const meta = () => [{ title: "Payment – Kirana" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const customer = await requireCustomer(request, context);
  if (!isCompleteAddress(customer)) throw redirect("/shipping");
  if (cartInCookie(context).entries.length === 0) throw redirect("/cart");
  return { isOnlineOn: context.config.ONLINE_PAYMENT === "on" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const customer = await requireCustomer(request, context);
  if (!isCompleteAddress(customer)) return redirectAfterPost(context, "/shipping");
  const fields = await readForm(request);
  const refusal = isPhone(customer.phone)
    ? refusePayment(fields, context.config.ONLINE_PAYMENT === "on")
    : "Phone number is missing in your profile.";
  if (refusal) return data(formFailure(fields, { paymentMethod: refusal }), { status: 400 });
  return redirectAfterPost(context, placeOrderWithCash);
}

export default function Payment() {
  const { isOnlineOn } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  return (
    <Page title="Payment" narrow>
      <StepBar current="payment" />
      <PaymentForm isOnlineOn={isOnlineOn} chosen={failure?.values.paymentMethod} error={failure?.errors.paymentMethod} />
    </Page>
  );
}
