import { asLastTimePath } from "#app/addresses/paths.ts";
import { cashLabel, onlineLabel, onlineMethod } from "#app/values/payment-method.ts";
import type { CartPageData } from "./get-cart-page.server.ts";
import { words } from "./words.ts";

/** Past address and payment, for who orders as the last time; the page it leads to shows both. */
export function AsLastTime({ lastTime }: { lastTime: NonNullable<CartPageData["lastTime"]> }) {
  const { street, city, postalCode, paymentMethod } = lastTime;
  return (
    <form
      method="post"
      action={asLastTimePath}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm"
    >
      <button type="submit" className="button button-plain">
        {words.asLastTime}
      </button>
      <p className="text-stone">
        {street}, {city} {postalCode} ·{" "}
        {paymentMethod === onlineMethod ? onlineLabel() : cashLabel()}
        <br />
        {words.seenOnceMore}
      </p>
    </form>
  );
}
