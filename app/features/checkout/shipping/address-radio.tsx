import type { ReactNode } from "react";
import { type ServedAddress, addressName } from "#app/features/checkout/addresses/saved-address.ts";
import { areaFee, underMinimum } from "#app/features/delivery/area.ts";
import { words as feeTexts } from "#app/features/delivery/fee.words.ts";
import { Filled } from "#app/ui/filled.tsx";
import { formatPaise } from "#app/values/money.ts";
import type { Shipping } from "./get-shipping.server.ts";
import { words } from "./words.ts";

type AddressRadioProps = {
  address: ServedAddress;
  isChosen: boolean;
  onChoose: (id: string) => void;
  shipping: Shipping | null;
  errorId: string | undefined;
  takesFocus: boolean;
};

/** One that can be chosen. */
export function AddressRadio(props: AddressRadioProps) {
  const { address, isChosen, onChoose, shipping, errorId, takesFocus } = props;
  const wrong = errorId ? { "aria-invalid": true, "aria-describedby": errorId } : {};
  return (
    <label className="flex min-h-14 gap-3 rounded-lg border border-line bg-card px-3 py-2 has-checked:border-leaf has-checked:bg-mint">
      <input
        type="radio"
        name="addressId"
        value={address.id}
        className="mt-0.5"
        defaultChecked={isChosen}
        onChange={() => onChoose(address.id)}
        autoFocus={takesFocus}
        {...wrong}
      />
      <AddressText {...{ address, shipping }} />
    </label>
  );
}

type AddressTextProps = Pick<AddressRadioProps, "address" | "shipping"> & {
  /** Who it is brought to, where that is said nowhere else. */
  children?: ReactNode;
};

/** What it is called, where it is, and what bringing it there costs. */
export function AddressText({ address, shipping, children }: AddressTextProps) {
  const { label, street, city, postalCode } = address;
  return (
    <span className="min-w-0 flex-1 wrap-anywhere">
      <strong className="block">{addressName(address)}</strong>
      <span className="block text-sm leading-5 text-stone">
        {label ? `${street}, ` : ""}
        {city} {postalCode}
        {shipping ? <DeliveryThere address={address} shipping={shipping} /> : null}
        {children ? <span className="block">{children}</span> : null}
      </span>
    </span>
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
  if (problem) return <span className="block text-chilli">{problem}</span>;
  return fee > 0 || hasAreas ? (
    <>
      {" · "}
      <span className="inline-block">
        <Filled
          text={words.deliveryFee}
          fee={fee > 0 ? <span className="money">{formatPaise(fee)}</span> : feeTexts.free}
        />
      </span>
    </>
  ) : null;
}
