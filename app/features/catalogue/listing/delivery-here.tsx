import { AskPin, type AskPinProps } from "./ask-pin.tsx";
import type { HomeData } from "./listing.server.ts";
import { WhenItComes } from "./when-it-comes.tsx";

type DeliveryHere = Pick<HomeData, "delivery" | "asksPin"> & Partial<AskPinProps>;

/** When it comes, the question where to, or both; undefined for neither. */
export function deliveryHere({ delivery, asksPin, refused }: DeliveryHere) {
  if (!delivery && !asksPin) return undefined;
  return (
    <>
      {delivery ? <WhenItComes {...delivery} /> : null}
      {asksPin ? <AskPin refused={refused} /> : null}
    </>
  );
}
