import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  data,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { cartPath, paymentPath, profilePath } from "#app/addresses.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { cartInCookie } from "#app/features/cart/cart-cookie.server.ts";
import { getCart } from "#app/features/cart/get-cart.server.ts";
import { deliveryProblem } from "#app/features/delivery/delivery.ts";
import { getDelivery } from "#app/features/delivery/get-delivery.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { type FormFailure, formFailure, parseForm } from "#app/platform/forms.server.ts";
import { Page } from "#app/ui/page.tsx";
import { checkoutSteps } from "#app/features/checkout/steps.ts";
import { StepBar } from "#app/ui/step-bar.tsx";
import { AddressForm } from "./address-form.tsx";
import { AddressSchema } from "./address.schema.ts";
import { addressOf, isCompleteAddress } from "#app/values/address.ts";
import { saveAddress } from "./save-address.server.ts";

export const handle = { failure: "Error loading address" };
export const meta = () => [{ title: "Shipping – Kirana" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const customer = await requireCustomer(request, context);
  if (cartInCookie(context).entries.length === 0) throw redirect(cartPath);
  return {
    name: customer.name,
    phone: customer.phone,
    address: addressOf(customer),
    isComplete: isCompleteAddress(customer),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const customer = await requireCustomer(request, context);
  const form = await parseForm(request, AddressSchema);
  if (!form.ok) return data(form, { status: 400 });
  const { postalCode } = form.value;
  const [delivery, { itemsPaise }] = await Promise.all([
    getDelivery(context, { postalCode }),
    getCart(context),
  ]);
  const problem = deliveryProblem(delivery, { itemsPaise }, context.now);
  if (problem) return data(formFailure(form.value, { postalCode: problem }), { status: 400 });
  await saveAddress(context, customer, form.value);
  return redirectAfterPost(context, paymentPath);
}

const noErrors = {};

export default function Shipping() {
  const { name, phone, address, isComplete } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  const form = (
    <AddressForm values={failure?.values ?? address} errors={failure?.errors ?? noErrors} />
  );
  return (
    <Page title="Shipping" narrow>
      <StepBar steps={checkoutSteps} current="shipping" />
      {isComplete ? (
        <>
          <address className="panel mb-4 wrap-anywhere not-italic leading-6">
            <strong>{name}</strong>
            <br />
            {address.street}
            <br />
            {address.city} {address.postalCode}
            <br />
            {phone}
          </address>
          <a href={paymentPath} className="button mb-4 w-full">
            Continue
          </a>
          <details className="panel" open={failure !== undefined}>
            <summary className="min-h-11 content-center font-semibold text-leaf">
              Change address
            </summary>
            {form}
          </details>
        </>
      ) : (
        <>
          <p className="mb-3">
            Enter address in account to complete order. Entered here, it is saved in{" "}
            <a href={profilePath} className="link">
              your account
            </a>
            .
          </p>
          <div className="panel">{form}</div>
        </>
      )}
    </Page>
  );
}
