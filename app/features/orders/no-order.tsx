import { Form, useLocation } from "@remix-run/react";
import { logoutPath, profilePath } from "#app/addresses/paths.ts";
import { clearStoredShop } from "#app/features/cart/cart-storage.ts";
import { Page } from "#app/ui/page.tsx";
import { words as ui } from "#app/ui/words.ts";
import { words } from "./words.ts";

/** At an address that is no order of the reader's. */
export function NoOrder() {
  return (
    <Page title={words.cantFind} narrow>
      <section className="panel" aria-label={words.order}>
        <p className="font-semibold">{words.empty}</p>
        <p className="mt-1 mb-4">{words.whyNotFound}</p>
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
    </Page>
  );
}
