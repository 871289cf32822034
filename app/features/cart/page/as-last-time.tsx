import { asLastTimePath } from "#app/addresses/paths.ts";
import { cashLabel, onlineLabel, onlineMethod } from "#app/values/payment-method.ts";
import type { CartPageData } from "./get-cart-page.server.ts";
import { words } from "./words.ts";

/** Past address and payment, for who orders as the last time; the page it leads to shows both. */
export function AsLastTime({ lastTime }: { lastTime: NonNullable<CartPageData["lastTime"]> }) {
  const { street, city, postalCode, paymentMethod } = lastTime;
  return (
    <form method="post" action={asLastTimePath} className="panel mb-2 text-sm">
      <strong>
        {street}, {city} {postalCode}
      </strong>
      <p>{paymentMethod === onlineMethod ? onlineLabel() : cashLabel()}</p>
      <button type="submit" className="button button-plain my-2 w-full">
        {words.asLastTime}
      </button>
      <p className="text-stone">{words.seenOnceMore}</p>
    </form>
  );
}
