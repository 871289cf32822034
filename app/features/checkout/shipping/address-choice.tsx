import { Form } from "@remix-run/react";
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { addressesPath, shippingPath } from "#app/addresses/paths.ts";
import {
  type ServedAddress,
  addressName,
  addressesFull,
} from "#app/features/checkout/addresses/saved-address.ts";
import { FindingFields } from "#app/features/checkout/addresses/address-fields.tsx";
import { areaFee, underMinimum } from "#app/features/delivery/area.ts";
import { words as feeTexts } from "#app/features/delivery/fee.words.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { LineIcon } from "#app/ui/line-icon.tsx";
import { PayBar } from "#app/ui/pay-bar.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { TwoColumns } from "#app/ui/two-columns.tsx";
import { isCompleteAddress } from "#app/values/address.ts";
import { mostAddresses } from "#app/values/limits.ts";
import { formatPaise } from "#app/values/money.ts";
import { AddressForm } from "./address-form.tsx";
import type { Shipping } from "./get-shipping.server.ts";
import { Filled } from "#app/ui/filled.tsx";
import { ShippingSums } from "./shipping-sums.tsx";
import { words } from "./words.ts";

type AddressChoiceProps = {
  addresses: ServedAddress[];
  chosen: string | undefined;
  name: string;
  phone: string;
  shipping: Shipping | null;
  failure: FormFailure | undefined;
  sums: Omit<ComponentProps<typeof ShippingSums>, "feePaise">;
  formId: string;
  /** The choice of a window, where there is one; of the same form. */
  children: ReactNode;
};

const noErrors: Record<string, string> = {};

/** One of several addresses, each with what bringing it there costs, or another one. */
export function AddressChoice(props: AddressChoiceProps) {
  const { addresses, name, phone, shipping, failure, sums, formId, children } = props;
  const { itemsPaise, windowPaise } = sums;
  const [chosen, choose] = useState(failure?.values.addressId ?? props.chosen);
  const typed = failure && "another" in failure.values ? failure : undefined;
  const id = useId();
  const feePaise = areaFee(addresses.find((address) => address.id === chosen)?.area, itemsPaise);
  const errors = failure && !typed ? failure.errors : noErrors;
  const error = errors.addressId ?? errors.postalCode;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(), [error]);
  return (
    <TwoColumns
      aside={
        <>
          <ShippingSums {...sums} feePaise={feePaise} />
          <PayBar paise={itemsPaise + feePaise + windowPaise}>
            <SubmitButton action={shippingPath} form={formId}>
              {words.continue}
            </SubmitButton>
          </PayBar>
        </>
      }
    >
      <Form method="post" action={shippingPath} noValidate ref={form} id={formId}>
        <input type="hidden" name="several" value="1" />
        <fieldset className="mb-2 grid gap-2">
          <legend className="flex items-center gap-2 text-lg font-bold">
            <LineIcon name="address" />
            {words.where}
          </legend>
          <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-stone">
            {name}, {phone}
            <a href={addressesPath} className="link inline-block min-h-11 content-center">
              {words.changeAddresses}
            </a>
          </p>
          {error ? <FieldError id={id}>{error}</FieldError> : null}
          {addresses.filter(isCompleteAddress).map((address, index) => (
            <AddressRadio
              key={address.id}
              address={address}
              isChosen={address.id === chosen}
              onChoose={choose}
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
      {children}
    </TwoColumns>
  );
}

function AnotherAddress({ typed }: { typed: FormFailure | undefined }) {
  const { values = {}, errors = noErrors }: Partial<FormFailure> = typed ?? {};
  return (
    <details className="group mb-5" open={typed !== undefined}>
      <summary className="button button-plain w-full list-none bg-card group-open:justify-start group-open:border-transparent group-open:bg-transparent group-open:px-0">
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

type AddressRadioProps = {
  address: ServedAddress;
  isChosen: boolean;
  onChoose: (id: string) => void;
  shipping: Shipping | null;
  errorId: string | undefined;
  takesFocus: boolean;
};

function AddressRadio(props: AddressRadioProps) {
  const { address, isChosen, onChoose, shipping, errorId, takesFocus } = props;
  const { id, label, street, city, postalCode } = address;
  const wrong = errorId ? { "aria-invalid": true, "aria-describedby": errorId } : {};
  return (
    <label className="flex min-h-14 gap-3 rounded-lg border border-line bg-card px-3 py-2 has-checked:border-leaf has-checked:bg-mint">
      <input
        type="radio"
        name="addressId"
        value={id}
        className="mt-0.5"
        defaultChecked={isChosen}
        onChange={() => onChoose(id)}
        autoFocus={takesFocus}
        {...wrong}
      />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="flex flex-wrap justify-between gap-x-3">
          <strong>{addressName(address)}</strong>
          {shipping ? <DeliveryThere address={address} shipping={shipping} /> : null}
        </span>
        <span className="block text-sm leading-5 text-stone">
          {label ? `${street}, ` : ""}
          {city} {postalCode}
        </span>
      </span>
    </label>
  );
}

/** What bringing it there costs, or why it is not brought there. */
function DeliveryThere({ address, shipping }: { address: ServedAddress; shipping: Shipping }) {
  const { area, postalCode } = address;
  const { itemsPaise, hasAreas } = shipping;
  const problem =
    hasAreas && !area
      ? words.notServed(postalCode)
      : underMinimum(area, { postalCode, itemsPaise });
  const fee = areaFee(area, itemsPaise);
  if (problem) return <span className="basis-full text-sm text-chilli">{problem}</span>;
  return fee > 0 || hasAreas ? (
    <span className="text-sm">
      <Filled
        text={words.deliveryFee}
        fee={fee > 0 ? <span className="money">{formatPaise(fee)}</span> : feeTexts.free}
      />
    </span>
  ) : null;
}
