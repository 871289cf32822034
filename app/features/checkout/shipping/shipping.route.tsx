import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { addressesToShipPath, cartPath } from "#app/addresses/paths.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { cartInCookie } from "#app/features/cart/cart-cookie.server.ts";
import { typedPostalCode } from "#app/features/cart/cart-postal-code.server.ts";
import { listAddresses } from "#app/features/checkout/addresses/list-addresses.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Page } from "#app/ui/page.tsx";
import { revalidateRefusal } from "#app/features/checkout/order/revalidate-refusal.ts";
import { checkoutSteps } from "#app/features/checkout/steps.ts";
import { StepBar } from "#app/ui/step-bar.tsx";
import { addressOf, isCompleteAddress } from "#app/values/address.ts";
import { AddressChoice } from "./address-choice.tsx";
import { AddressForm } from "./address-form.tsx";
import { answerShipping } from "./answer-shipping.server.ts";
import { getShipping } from "./get-shipping.server.ts";
import { KeptAddress } from "./kept-address.tsx";
import { soonWindow } from "./shown-window.ts";
import { WindowChoice } from "./window-choice.tsx";
import { words } from "./words.ts";

export const handle = { failure: () => words.errorLoading };
export const meta = () => [{ title: `${words.shipping} – Kirana` }];
export const shouldRevalidate = revalidateRefusal;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [customer, shipping, addresses] = await Promise.all([
    requireCustomer(request, context),
    getShipping(context),
    listAddresses(context),
  ]);
  const { entries, addressId, slotId } = cartInCookie(context);
  if (entries.length === 0) throw redirect(cartPath);
  const chosen = addresses.find(({ id }) => id === addressId) ?? addresses[0];
  return {
    name: customer.name,
    phone: customer.phone,
    address: addressOf({
      ...customer,
      postalCode: customer.postalCode || typedPostalCode(context),
    }),
    isComplete: isCompleteAddress(customer),
    addresses,
    chosen: chosen?.id,
    slotId,
    shipping,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return answerShipping({ request, context });
}

const noErrors = {};

export default function Shipping() {
  const { shipping, slotId, addresses, chosen, name, phone } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  const error = failure?.errors.slotId;
  const windows = shipping?.windows ?? [];
  const offered = slotId ?? shipping?.offered;
  // A window that was chosen is given up here, even where no other is left.
  const choice =
    windows.length > 0 || slotId || error ? (
      <WindowChoice
        windows={windows.length > 0 ? windows : [soonWindow()]}
        chosen={failure ? failure.values.slotId : offered}
        day={failure?.values.day}
        error={error}
      />
    ) : null;
  return (
    <Page title={words.shipping} narrow>
      <StepBar steps={checkoutSteps()} current="shipping" />
      {shipping?.note ? <p className="panel mb-4 font-semibold">{shipping.note}</p> : null}
      {addresses.length > 1 ? (
        <AddressChoice {...{ addresses, chosen, name, phone, shipping, failure }}>
          {choice}
        </AddressChoice>
      ) : (
        <OneAddress windows={choice} failure={failure} />
      )}
    </Page>
  );
}

type OneAddressProps = { windows: JSX.Element | null; failure: FormFailure | undefined };

/** The saved address, or the way to one. */
function OneAddress({ windows, failure }: OneAddressProps) {
  const { name, phone, address, isComplete, shipping } = useLoaderData<typeof loader>();
  const isOfKept = failure !== undefined && "kept" in failure.values;
  const typed = isOfKept ? undefined : failure;
  const form = (
    <AddressForm values={typed?.values ?? address} errors={typed?.errors ?? noErrors}>
      {isComplete ? null : windows}
    </AddressForm>
  );
  return isComplete ? (
    <>
      <KeptAddress
        {...{ name, phone, address }}
        shipping={shipping}
        problem={isOfKept ? failure.errors.postalCode : undefined}
      >
        {windows}
      </KeptAddress>
      <details className="panel" open={typed !== undefined}>
        <summary className="min-h-11 content-center font-semibold text-leaf">
          {words.changeAddress}
        </summary>
        {form}
      </details>
      <a href={addressesToShipPath} className="link inline-block min-h-11 content-center">
        {words.toAnother}
      </a>
    </>
  ) : (
    <>
      <p className="mb-3">{words.enterAddress}</p>
      <div className="panel">{form}</div>
    </>
  );
}
