import { orderStepPath } from "#app/addresses/paths.ts";
import { CardGrid } from "#app/features/catalogue/cards/card-grid.tsx";
import { CommandForm } from "#app/ui/command-form.tsx";
import { words as ui } from "#app/ui/words.ts";
import type { HomeData } from "./listing.server.ts";
import { words } from "./words.ts";

/** One row of what was bought, and all of the last order at once. */
export function BuyAgain({ cards, lastOrder }: NonNullable<HomeData["bought"]>) {
  return (
    <section className="mb-4" aria-labelledby="again">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="again">{words.buyAgain}</h2>
        <CommandForm
          action={orderStepPath(lastOrder, "again")}
          label={words.lastOrderAgain}
          busyLabel={ui.loading}
          className="link min-h-11 text-sm"
        />
      </div>
      <div className="one-row">
        <CardGrid cards={cards} heading="h3" eager={2} />
      </div>
    </section>
  );
}
