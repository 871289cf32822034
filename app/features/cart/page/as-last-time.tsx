import { asLastTimePath } from "#app/addresses/paths.ts";
import type { CartPageData } from "./get-cart-page.server.ts";
import { words } from "./words.ts";

/**
 * Past address and payment, for who orders as the last time; the page it leads to shows both once
 * more. Above what it comes to, or where there is room below it.
 */
export function AsLastTime({ lastTime }: { lastTime: NonNullable<CartPageData["lastTime"]> }) {
  return (
    <form method="post" action={asLastTimePath} className="panel my-3 py-2 text-sm @2xl:order-1">
      <p className="mb-2">
        <b className="block">{lastTime.where}</b> {lastTime.method}
      </p>
      <button type="submit" className="button button-plain w-full">
        {words.asLastTime}
      </button>
    </form>
  );
}
