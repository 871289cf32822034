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
      className="panel my-3 flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <p className="min-w-0 flex-1 basis-40 text-sm leading-5">
        <strong className="block">{words.asLastTime}</strong>
        {street}, {city} {postalCode}
        <span className="block text-stone">
          {paymentMethod === onlineMethod ? onlineLabel() : cashLabel()}
        </span>
      </p>
      <button type="submit" className="button button-plain">
        {words.reviewOrder}
      </button>
    </form>
  );
}
