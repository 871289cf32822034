import { Suspense, lazy } from "react";
import { allProductsPath } from "#app/addresses/paths.ts";
import type { WaysOnData } from "#app/features/catalogue/ways-on/ways-on.tsx";
import { Page } from "#app/ui/page.tsx";

/** Every product's page carries this one's script: its texts come with it, and what it leads to by itself. */
const WaysToGoods = lazy(async () => ({
  default: (await import("#app/features/catalogue/ways-on/ways-on.tsx")).WaysToGoods,
}));

export type NotSoldData = {
  message: string;
  why: string;
  allProducts: string;
  /** Asks a person for it; null where no link is configured. */
  ask: { href: string; label: string } | null;
  waysOn: WaysOnData;
};

/** In a product's place the ways on to others. */
export function NotSold({ message, why, allProducts, ask, waysOn }: NotSoldData) {
  return (
    <Page>
      <h1>{message}</h1>
      <p className="mt-1 mb-3 text-stone">{why}</p>
      <p className="flex flex-wrap gap-2">
        <a href={allProductsPath} className="button">
          {allProducts}
        </a>
        {ask ? (
          <a href={ask.href} className="button button-plain">
            {ask.label}
          </a>
        ) : null}
      </p>
      <Suspense>
        <WaysToGoods {...waysOn} />
      </Suspense>
    </Page>
  );
}
