import { allProductsPath } from "#app/addresses/paths.ts";
import type { SentCard } from "#app/features/catalogue/cards/sent-card.ts";
import { SoldMost } from "#app/features/catalogue/ways-on/sold-most.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Page } from "#app/ui/page.tsx";
import { words } from "#app/ui/words.ts";

/** All texts come with it: every product's page carries this one's script. */
export type NotSoldData = { message: string; allProducts: string; sold: SentCard[] };

/** In a product's place the way on to others. */
export function NotSold({ message, allProducts, sold }: NotSoldData) {
  return (
    <Page title={words.titles[404] ?? ""}>
      <Alert>{message}</Alert>
      <a href={allProductsPath} className="button">
        {allProducts}
      </a>
      <SoldMost cards={sold} />
    </Page>
  );
}
