import { Form } from "@remix-run/react";
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { addressesPath, shippingPath } from "#app/addresses/paths.ts";
import {
  type ServedAddress,
  addressesFull,
} from "#app/features/checkout/addresses/saved-address.ts";
import { FindingFields } from "#app/features/checkout/addresses/address-fields.tsx";
import { words as ofReview } from "#app/features/checkout/order/page.words.ts";
import { areaFee } from "#app/features/delivery/area.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { LineIcon } from "#app/ui/line-icon.tsx";
import { PayBar } from "#app/ui/pay-bar.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { TwoColumns } from "#app/ui/two-columns.tsx";
import { isCompleteAddress } from "#app/values/address.ts";
import { mostAddresses } from "#app/values/limits.ts";
import { AddressForm } from "./address-form.tsx";
import { AddressRadio, AddressText } from "./address-radio.tsx";
import type { Shipping } from "./get-shipping.server.ts";
import { ShippingSums } from "./shipping-sums.tsx";
import { words } from "./words.ts";

type AddressChoiceProps = {
  addresses: ServedAddress[];
  chosen: string | undefined;
  name: string;
  phone: string;
  shipping: Shipping | null;
  failure: FormFailure | undefined;
  sums: Omit<ComponentProps<typeof ShippingSums>, "feePaise" | "address">;
  formId: string;
  /** The choice of a window, where there is one; of the same form. */
  children: ReactNode;
};

const noErrors: Record<string, string> = {};

/** One of several addresses, or another one, and what the order comes to there. */
export function AddressChoice(props: AddressChoiceProps) {
  const { addresses, failure, sums, formId, children } = props;
  const { itemsPaise, windowPaise } = sums;
  const [chosen, choose] = useState(failure?.values.addressId ?? props.chosen);
  const typed = failure && "another" in failure.values ? failure : undefined;
  const address = addresses.find((one) => one.id === chosen);
  const feePaise = areaFee(address?.area, itemsPaise);
  return (
    <TwoColumns
      aside={
        <>
          <ShippingSums {...sums} {...{ feePaise, address }} />
          <PayBar paise={itemsPaise + feePaise + windowPaise}>
            <SubmitButton action={shippingPath} form={formId}>
              {words.continue}
            </SubmitButton>
          </PayBar>
        </>
      }
    >
      <Addresses {...{ ...props, chosen, address, typed }} onChoose={choose} />
      {children}
    </TwoColumns>
  );
}

type AddressesProps = Omit<AddressChoiceProps, "sums" | "children"> & {
  /** The chosen one. */
  address: ServedAddress | undefined;
  onChoose: (id: string) => void;
  /** Another one that was wrong. */
  typed: FormFailure | undefined;
};

/** Each with what bringing it there costs; on a phone folded to the chosen one. */
function Addresses(props: AddressesProps) {
  const { addresses, name, phone, shipping, failure, formId } = props;
  const { chosen, address, onChoose, typed } = props;
  const id = useId();
  const errors = failure && !typed ? failure.errors : noErrors;
  const error = errors.addressId ?? errors.postalCode;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(), [error]);
  return (
    <details className="fold mb-5" open={failure !== undefined || Boolean(shipping?.problem)}>
      <summary className="flex list-none flex-wrap items-center gap-2 text-lg font-bold">
        <LineIcon name="address" />
        <span className="flex-1">{words.where}</span>
        {address ? (
          <>
            <span className="chosen link text-sm font-normal md:hidden">{ofReview.change}</span>
            <span className="chosen order-1 flex basis-full rounded-lg border border-leaf bg-mint px-3 py-2 text-base font-normal md:hidden">
              <AddressText {...{ address, shipping }}>
                {name}, {phone}
              </AddressText>
            </span>
          </>
        ) : null}
      </summary>
      <Form method="post" action={shippingPath} noValidate ref={form} id={formId}>
        <input type="hidden" name="several" value="1" />
        <fieldset className="mb-2 grid gap-2">
          <legend className="sr-only">{words.where}</legend>
          <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-stone">
            {name}, {phone}
            <a href={addressesPath} className="link inline-block min-h-11 content-center">
              {words.changeAddresses}
            </a>
          </p>
          {error ? <FieldError id={id}>{error}</FieldError> : null}
          {addresses.filter(isCompleteAddress).map((one, index) => (
            <AddressRadio
              key={one.id}
              address={one}
              isChosen={one.id === chosen}
              onChoose={onChoose}
              shipping={shipping}
              errorId={error ? id : undefined}
              takesFocus={index === 0 && error !== undefined}
            />
          ))}
        </fieldset>
      </Form>
      {addresses.length < mostAddresses ? (
        <AnotherAddress typed={typed} />
      ) : (
        <p>{addressesFull()}</p>
      )}
    </details>
  );
}

function AnotherAddress({ typed }: { typed: FormFailure | undefined }) {
  const { values = {}, errors = noErrors }: Partial<FormFailure> = typed ?? {};
  return (
    <details open={typed !== undefined}>
      <summary className="button button-plain w-full list-none bg-card mb-2">
        <span aria-hidden="true">+</span> {words.anotherAddress}
      </summary>
      <div className="panel">
        <AddressForm values={values} errors={errors}>
          <input type="hidden" name="another" value="1" />
          <FindingFields values={values} errors={errors} />
          {errors.form ? <Alert>{errors.form}</Alert> : null}
        </AddressForm>
      </div>
    </details>
  );
}
