import { Link } from "@remix-run/react";
import { priceHistoryPath, pricesPath } from "#app/addresses/side-paths.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import type { PriceOutcome } from "#app/features/admin/prices/show-again.server.ts";
import { LastSave } from "#app/features/admin/prices/history/last-save.tsx";
import { PackChooser } from "./pack-chooser.tsx";
import { PreviewForm } from "./preview-form.tsx";
import { PriceForm } from "./price-form.tsx";
import { RaiseForm } from "./raise-form.tsx";
import type { PricePageData } from "./price-page.server.ts";
import { words as prices } from "#app/features/admin/prices/words.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { words } from "./words.ts";

type PricePageProps = { page: PricePageData; outcome?: PriceOutcome | undefined };

/** Many packs in one form: typed, looked at, saved, and taken back in one tap. */
export function PricePage({ page, outcome }: PricePageProps) {
  const query = addressOf(page, page.after);
  if (outcome?.kind === "preview") {
    return (
      <AdminPage title={words.check}>
        <PreviewForm {...outcome} query={query} />
      </AdminPage>
    );
  }
  const next = page.next === null ? null : `${pricesPath}${addressOf(page, page.next)}`;
  return (
    <AdminPage title={shared.places.prices.name} beside={<HistoryLink />}>
      <PackChooser {...page} />
      {page.lastSave ? <LastSave save={page.lastSave} /> : null}
      {page.packs.length > 0 ? (
        <RaiseForm
          query={addressOf(page, null)}
          refused={outcome?.kind === "raise-refused" ? outcome.raise : undefined}
        />
      ) : null}
      <PriceForm
        key={query}
        packs={page.packs}
        usual={page.usual}
        again={outcome}
        query={query}
        next={next}
      />
    </AdminPage>
  );
}

function HistoryLink() {
  return (
    <Link to={priceHistoryPath} className="link inline-block min-h-11 content-center">
      {prices.history}
    </Link>
  );
}

function addressOf({ category, text }: PricePageData, after: string | null): string {
  const query = new URLSearchParams();
  if (text) query.set("query", text);
  else if (category) query.set("category", category);
  if (after) query.set("after", after);
  return query.size > 0 ? `?${query}` : "";
}
