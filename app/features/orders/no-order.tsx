import { Form, useLocation, useRouteLoaderData } from "@remix-run/react";
import { logoutPath, orderPath, profilePath } from "#app/addresses/paths.ts";
import { clearStoredShop } from "#app/features/cart/cart-storage.ts";
import { Page } from "#app/ui/page.tsx";
import { words as ui } from "#app/ui/words.ts";
import type { ShopContact } from "#app/ui/shop-contact.ts";
import { Picture } from "#app/ui/picture.tsx";
import { formatDate } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import { WaysToAsk } from "./help.tsx";
import type { MyOrder } from "./my-orders.server.ts";
import { words as help } from "./help.words.ts";
import { words } from "./words.ts";

/** At an address that is no order of the reader's. */
export function NoOrder({ newest }: { newest: MyOrder | undefined }) {
  const root = useRouteLoaderData("root") as { shop: ShopContact } | undefined;
  return (
    <Page title={words.cantFind} narrow>
      <section className="panel" aria-label={words.order}>
        <p>{words.whyNotFound}</p>
        <p className="mt-1 mb-4 text-xs text-stone">{words.empty}</p>
        <div className="grid gap-2">
          <a href={`${profilePath}?page=1`} className="button">
            {words.myOrders}
          </a>
          <Form method="post" action={logoutPath} onSubmit={clearStoredShop}>
            <input type="hidden" name="redirect" value={useLocation().pathname} />
            <button type="submit" className="button button-plain w-full">
              {words.loginAsOther}
            </button>
          </Form>
          <a href="/" className="link inline-flex min-h-11 items-center justify-center">
            {ui.toShop}
          </a>
        </div>
      </section>
      {newest ? <Newest order={newest} /> : null}
      {root ? (
        <section className="panel mt-4" aria-labelledby="help">
          <h2 id="help" className="text-base">
            {help.anyQuestions}
          </h2>
          <WaysToAsk shop={root.shop} about="" />
        </section>
      ) : null}
    </Page>
  );
}

/** Perhaps it was meant. */
function Newest({ order }: { order: MyOrder }) {
  const { id, short, createdAt, items, image, step, totalPaise } = order;
  return (
    <section className="mt-4" aria-labelledby="newest">
      <h2 id="newest" className="mb-2 text-base">
        {words.yourNewest}
      </h2>
      <a href={orderPath(id)} className="go panel flex items-center gap-3">
        <Picture image={image} alt="" sizes="small" className="size-12 flex-none rounded-md" />
        <span className="min-w-0 flex-1">
          <strong>{words.namedOf(short, formatDate(createdAt))}</strong>
          <span className="block text-sm">
            {step} · <span className="money">{formatPaise(totalPaise)}</span>
          </span>
          <span className="block text-sm text-stone">{items}</span>
        </span>
      </a>
    </section>
  );
}
