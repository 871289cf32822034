import { Form } from "@remix-run/react";
import {
  allProductsPath,
  cartCommandPath,
  loginToShipPath,
  shippingPath,
} from "#app/addresses/paths.ts";
import type { CartLine } from "#app/features/cart/cart.ts";
import { useCart } from "#app/features/cart/use-cart.ts";
import { missingToMinimum } from "#app/features/delivery/area.ts";
import { Filled } from "#app/ui/filled.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { pinFieldId } from "./delivery-panel.tsx";
import type { CartPageData } from "./get-cart-page.server.ts";
import { words } from "./words.ts";

type WayOnProps = Pick<CartPageData, "isSignedIn" | "delivery"> & {
  unavailable: CartLine[];
  itemsPaise: number;
  onRemove: () => void;
};

/** To the checkout, or to what has to be done before it. */
export function WayOn(props: WayOnProps) {
  const { unavailable, isSignedIn, delivery, itemsPaise, onRemove } = props;
  if (unavailable.length > 0) return <RemoveThem lines={unavailable} onRemove={onRemove} />;
  if (delivery?.refusal)
    return isSignedIn ? (
      <Way to={shippingPath}>{words.anotherAddress}</Way>
    ) : (
      <Way to={`#${pinFieldId}`}>{words.anotherPin}</Way>
    );
  const missing = missingToMinimum(delivery?.area, itemsPaise);
  if (missing > 0) return <Way to={allProductsPath}>{words.addMore(formatPaise(missing))}</Way>;
  return <Way to={isSignedIn ? shippingPath : loginToShipPath}>{words.checkout}</Way>;
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className="button">
      {children}
    </a>
  );
}

/** Names what can't be had. */
export function Unavailable({ lines }: { lines: CartLine[] }) {
  const [first, ...more] = lines.map(nameOf);
  return (
    <p className="warned mt-2 text-sm">
      <Filled
        text={more.length > 0 ? words.unavailableAndMore(more.length) : words.unavailableOne}
        name={<strong>{first}</strong>}
      />{" "}
      {words.removeToContinue}
    </p>
  );
}

/** All of it with one button. */
function RemoveThem({ lines, onRemove }: { lines: CartLine[]; onRemove: () => void }) {
  const { pending } = useCart();
  return (
    <Form method="post" action={cartCommandPath("remove")} preventScrollReset onSubmit={onRemove}>
      <input
        type="hidden"
        name="financialId"
        value={lines.map(({ financialId }) => financialId).join(" ")}
      />
      <button type="submit" disabled={pending} className="button w-full">
        {words.removeUnavailable}
      </button>
    </Form>
  );
}

function nameOf({ pack, was }: CartLine): string {
  const known = pack ?? was;
  return known ? `${cardTitle(known)}, ${formatPack(known)}` : words.unnamed;
}
