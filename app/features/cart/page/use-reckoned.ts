import { useEffect, useState } from "react";
import { linesToReckon } from "#app/features/cart/cart-lines.ts";
import type { CartLine } from "#app/features/cart/cart.ts";
import type { CartOffers } from "#app/features/cart/cart-offers.server.ts";
import type { Reckoned, reckonOffers } from "#app/values/offers.ts";

const nothing: Reckoned = { offerPaise: 0, offers: [], lines: [], goodsPaise: 0, next: null };

/**
 * What offers take off the lines as they are shown; what reckons it is loaded where the shop has
 * offers.
 */
export function useReckoned(offers: CartOffers | undefined, lines: CartLine[]): Reckoned {
  const [reckon, setReckon] = useState<typeof reckonOffers>();
  const hasOffers = offers !== undefined && offers.offers.length > 0;
  useEffect(() => {
    if (!hasOffers) return;
    let isShown = true;
    void import("#app/values/offers.ts").then(
      (loaded) => isShown && setReckon(() => loaded.reckonOffers),
    );
    return () => {
      isShown = false;
    };
  }, [hasOffers]);
  if (!offers) return nothing;
  return reckon ? reckon(linesToReckon(lines), offers.offers) : offers.reckoned;
}
