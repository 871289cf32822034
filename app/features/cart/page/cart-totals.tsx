import { Form } from "@remix-run/react";
import { Suspense, lazy } from "react";
import { cartCommandPath } from "#app/addresses/paths.ts";
import { Filled } from "#app/ui/filled.tsx";
import { PayBar } from "#app/ui/pay-bar.tsx";
import { formatPaise } from "#app/values/money.ts";
import { areaFee, underMinimum } from "#app/features/delivery/area.ts";
import { isUnavailable, priceChange } from "#app/features/cart/cart-lines.ts";
import { savedPaiseOf } from "#app/features/cart/saved.ts";
import type { CartLine } from "#app/features/cart/cart.ts";
import { useCart } from "#app/features/cart/use-cart.ts";
import type { Paise } from "#app/values/money.ts";
import type { Reckoned } from "#app/values/offers.ts";
import { DeliveryPanel, type RefusedPin } from "./delivery-panel.tsx";
import type { RefusedCode } from "./refused-code.ts";
import type { CartPageData } from "./get-cart-page.server.ts";
import { Unavailable, WayOn } from "./way-on.tsx";
import { words } from "./words.ts";

const loadOffers = () => import("./offers-of-cart.tsx");
const OfferRows = lazy(async () => ({ default: (await loadOffers()).OfferRows }));
const OfferCodeForm = lazy(async () => ({ default: (await loadOffers()).OfferCodeForm }));

type TotalsProps = Pick<CartPageData, "lines" | "isSignedIn" | "delivery" | "offers"> & {
  onRemove: () => void;
  reckoned: Reckoned;
  /** After offers. */
  itemsPaise: Paise;
  refusedCode: RefusedCode | undefined;
  refusedPin: RefusedPin | undefined;
};

/** What it comes to, and below it the bar with the way on, which stays in sight. */
export function CartTotals(props: TotalsProps) {
  const { lines, offers, reckoned, itemsPaise } = props;
  const counted = lines.filter((line) => !isUnavailable(line));
  const unavailable = lines.filter(isUnavailable);
  const delivery = counted.length > 0 ? props.delivery : null;
  const feePaise = areaFee(delivery?.area, itemsPaise) + (delivery?.windowPaise ?? 0);
  // Without a PIN code nobody knows what bringing it costs, and of nothing there is no total.
  const isWhole = counted.length > 0 && (!delivery?.hasAreas || delivery.area !== null);
  return (
    <section aria-label={words.total} className="contents @2xl:block">
      <div className="sums">
        {delivery ? (
          <DeliveryPanel {...{ delivery, itemsPaise }} refused={props.refusedPin} />
        ) : null}
        <ChangesToAccept lines={lines} />
        <p aria-live="polite" aria-atomic="true" className="flex flex-wrap justify-between gap-x-3">
          <span>{words.subtotal(counted.length)}</span>
          <Money paise={itemsPaise + reckoned.offerPaise} />
        </p>
        {offers ? (
          <Suspense>
            <OfferRows reckoned={reckoned} />
          </Suspense>
        ) : null}
        <DeliveryFee delivery={delivery} itemsPaise={itemsPaise} />
        {isWhole ? (
          <p className="flex flex-wrap justify-between gap-x-3 border-t border-stone pt-1 text-lg font-bold">
            <span>{words.total}</span>
            <Money paise={itemsPaise + feePaise} />
          </p>
        ) : null}
        <Saved paise={savedPaiseOf(counted)} />
        {unavailable.length > 0 ? <Unavailable lines={unavailable} /> : null}
        {offers?.takesCodes ? (
          <Suspense>
            <OfferCodeForm {...{ offers, reckoned }} refused={props.refusedCode} />
          </Suspense>
        ) : null}
      </div>
      <PayBar
        paise={itemsPaise + feePaise}
        label={isWhole ? words.total : words.subtotal(counted.length)}
      >
        <WayOn {...props} unavailable={unavailable} itemsPaise={itemsPaise} />
      </PayBar>
    </section>
  );
}

/** What is struck through beside the goods. */
function Saved({ paise }: { paise: Paise }) {
  return paise > 0 ? (
    <p className="text-sm text-leaf">
      <Filled text={words.saved} amount={<Money paise={paise} />} />
    </p>
  ) : null;
}

/** A line of its own, how far it is to a free one, and the smallest order. */
function DeliveryFee({
  delivery,
  itemsPaise,
}: Pick<TotalsProps, "delivery"> & { itemsPaise: number }) {
  if (!delivery || (!delivery.area && delivery.windowPaise === 0)) return null;
  const { area, windowPaise } = delivery;
  const fee = areaFee(area, itemsPaise);
  const tooSmall = underMinimum(area, { ...delivery, itemsPaise });
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>{words.delivery}</span>
        <Money paise={fee} />
      </p>
      {fee > 0 && area?.freeFromPaise ? (
        <ToFree itemsPaise={itemsPaise} freeFromPaise={area.freeFromPaise} />
      ) : null}
      {windowPaise > 0 ? (
        <p className="flex flex-wrap justify-between gap-x-3">
          <span>{words.deliveryWindow}</span>
          <Money paise={windowPaise} />
        </p>
      ) : null}
      {tooSmall ? <p className="warned text-chilli">{tooSmall}</p> : null}
    </>
  );
}

/** In words, and as a bar. */
function ToFree({ itemsPaise, freeFromPaise }: { itemsPaise: Paise; freeFromPaise: Paise }) {
  return (
    <p className="text-sm text-leaf">
      <Filled text={words.moreForFree} amount={<Money paise={freeFromPaise - itemsPaise} />} />
      <svg
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        aria-hidden="true"
        height="6"
        className="mt-1 mb-3 block w-full rounded-md bg-mint"
      >
        <path d={`M0 0h${(itemsPaise / freeFromPaise) * 100}v2H0`} fill="currentColor" />
      </svg>
    </p>
  );
}

/**
 * One button takes the prices as shown here and the counts that are left; nothing is removed by it.
 */
function ChangesToAccept({ lines }: { lines: CartLine[] }) {
  const { pending } = useCart();
  const hasRisen = lines.some((line) => priceChange(line) === "rose");
  const isShort = lines.some((line) => line.state === "short");
  if (!hasRisen && !isShort) return null;
  return (
    <div className="mb-3 rounded-md bg-sand p-3">
      {isShort ? <p>{words.short}</p> : null}
      {hasRisen ? <p>{words.risen}</p> : null}
      <Form method="post" action={cartCommandPath("accept")} preventScrollReset className="mt-2">
        <input type="hidden" name="shown" value={shownPrices(lines)} />
        <button type="submit" disabled={pending} className="button button-plain w-full">
          {hasRisen ? words.acceptPrices : words.takeWhatIsLeft}
        </button>
      </Form>
    </div>
  );
}

function Money({ paise }: { paise: number }) {
  return <span className="money">{formatPaise(paise)}</span>;
}

function shownPrices(lines: CartLine[]): string {
  return lines
    .flatMap(({ financialId, pack }) => (pack ? [`${financialId}:${pack.dpricePaise}`] : []))
    .join(" ");
}
