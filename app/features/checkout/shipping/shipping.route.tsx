import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type ComponentProps, useId, useState } from "react";
import { addressesToShipPath, cartPath } from "#app/addresses/paths.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { cartInCookie } from "#app/features/cart/cart-cookie.server.ts";
import { getCartGoods } from "#app/features/cart/cart-offers.server.ts";
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
import styles from "./shipping.css?inline";
import type { ShippingSums } from "./shipping-sums.tsx";
import { soonWindow, whenOf } from "./shown-window.ts";
import { OpeningNote, WindowChoice } from "./window-choice.tsx";
import { words } from "./words.ts";

export const handle = { failure: () => words.errorLoading, styles: () => styles };
export const meta = () => [{ title: `${words.shipping} – Kirana` }];
export const shouldRevalidate = revalidateRefusal;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [customer, shipping, addresses, goods] = await Promise.all([
    requireCustomer(request, context),
    getShipping(context),
    listAddresses(context),
    getCartGoods(context),
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
    ...goods,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return answerShipping({ request, context });
}

const noErrors = {};

export default function Shipping() {
  const loaded = useLoaderData<typeof loader>();
  const { shipping, slotId, addresses, chosen, name, phone, itemsPaise, savedPaise } = loaded;
  const failure = useActionData<FormFailure>();
  const error = failure?.errors.slotId;
  const windows = shipping?.windows ?? [];
  const offered = slotId ?? shipping?.offered;
  const chosenWindow = failure ? failure.values.slotId : offered;
  const [window, setWindow] = useState(windows.find(({ id }) => id === chosenWindow));
  const windowPaise = window?.feePaise ?? 0;
  const when = window ? whenOf(window) : null;
  const formId = useId();
  const isChoice = addresses.length > 1;
  // A window that was chosen is given up here, even where no other is left.
  const choice =
    windows.length > 0 || slotId || error ? (
      <WindowChoice
        windows={windows.length > 0 ? windows : [soonWindow()]}
        chosen={chosenWindow}
        onChoose={setWindow}
        day={failure?.values.day}
        shut={shipping?.shut}
        note={shipping?.note}
        error={error}
        form={isChoice ? formId : undefined}
      />
    ) : null;
  return (
    <Page title={words.shipping}>
      <StepBar steps={checkoutSteps()} current="shipping" />
      {shipping?.note && !choice ? <OpeningNote>{shipping.note}</OpeningNote> : null}
      {isChoice ? (
        <AddressChoice
          {...{
            addresses,
            chosen,
            name,
            phone,
            shipping,
            failure,
            sums: { itemsPaise, savedPaise, windowPaise, when },
            formId,
          }}
        >
          {choice}
        </AddressChoice>
      ) : (
        <OneAddress
          windows={choice}
          failure={failure}
          sums={{
            ...{ itemsPaise, savedPaise, windowPaise, when },
            feePaise: shipping?.feePaise ?? 0,
          }}
        />
      )}
    </Page>
  );
}

type OneAddressProps = {
  windows: JSX.Element | null;
  failure: FormFailure | undefined;
  sums: ComponentProps<typeof ShippingSums>;
};

/** The saved address, or the way to one. */
function OneAddress({ windows, failure, sums }: OneAddressProps) {
  const { name, phone, address, isComplete, shipping } = useLoaderData<typeof loader>();
  const isOfKept = failure !== undefined && "kept" in failure.values;
  const typed = isOfKept ? undefined : failure;
  const fields = { values: typed?.values ?? address, errors: typed?.errors ?? noErrors };
  return isComplete ? (
    <KeptAddress
      {...{ name, phone, address, shipping, sums }}
      problem={isOfKept ? failure.errors.postalCode : undefined}
      ways={
        <div className="mt-1 flex flex-wrap gap-x-5">
          <details open={typed !== undefined} className="open:basis-full">
            <summary className={`list-none ${way}`}>{words.changeAddress}</summary>
            <AddressForm {...fields} />
          </details>
          <a href={addressesToShipPath} className={way}>
            {words.toAnother}
          </a>
        </div>
      }
    >
      {windows}
    </KeptAddress>
  ) : (
    <>
      <p className="mb-3">{words.enterAddress}</p>
      <AddressForm {...fields} sums={sums}>
        {windows}
      </AddressForm>
    </>
  );
}

const way = "link min-h-11 content-center text-sm";
