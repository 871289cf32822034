import { profilePath } from "#app/addresses/paths.ts";
import { Page } from "#app/ui/page.tsx";
import { words as ui } from "#app/ui/words.ts";
import { words } from "./words.ts";

/** At an address that is no order of the reader's. */
export function NoOrder() {
  return (
    <Page title={words.cantFind} narrow>
      <p className="mb-1 font-semibold">{words.empty}</p>
      <p className="mb-4">{words.whyNotFound}</p>
      <div className="flex flex-wrap gap-3">
        <a href={`${profilePath}?page=1`} className="button">
          {words.myOrders}
        </a>
        <a href="/" className="button button-plain">
          {ui.toShop}
        </a>
      </div>
    </Page>
  );
}
