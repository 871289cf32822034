import { allProductsPath } from "#app/addresses/paths.ts";
import { WaysToGoods, type WaysOnData } from "#app/features/catalogue/ways-on/ways-on.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { AsItCame } from "#app/ui/as-it-came.tsx";
import { Page } from "#app/ui/page.tsx";
import { words } from "#app/ui/words.ts";

/** All texts come with it: every product's page carries this one's script. */
export type NotSoldData = { message: string; allProducts: string; waysOn: WaysOnData };

/** In a product's place the way on to others. */
export function NotSold({ message, allProducts, waysOn }: NotSoldData) {
  return (
    <Page title={words.titles[404] ?? ""}>
      <Alert>{message}</Alert>
      <a href={allProductsPath} className="button mb-6">
        {allProducts}
      </a>
      <AsItCame>{import.meta.env.SSR ? <WaysToGoods {...waysOn} /> : null}</AsItCame>
    </Page>
  );
}
