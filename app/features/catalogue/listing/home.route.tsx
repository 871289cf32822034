import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { homePath } from "#app/addresses/paths.ts";
import { type ShopFacts, shopData } from "#app/features/catalogue/outside/structured-data.ts";
import { BudgetPackages } from "./budget-packages.tsx";
import { BuyAgain } from "./buy-again.tsx";
import { tileStyles } from "./category-tiles.tsx";
import { HomeListing } from "./home-listing.tsx";
import { parseShown } from "./budget-steps.ts";
import { getHome } from "./listing.server.ts";
import { words } from "./titles.words.ts";

export const handle = { styles: tileStyles };

/** The frame's loader knows the shop: it is shown on every page. */
const shopOf = (matches: { id: string; data?: unknown }[]) =>
  (matches.find(({ id }) => id === "root")?.data as { shop: ShopFacts } | undefined)?.shop;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: words.homeTitle },
  { name: "description", content: words.homeDescription },
  ...(data ? homeFacts(data.origin, shopOf(matches)) : []),
];

function homeFacts(origin: string, shop: ShopFacts | undefined) {
  const canonical = { tagName: "link", rel: "canonical", href: origin + homePath };
  return [canonical, ...(shop ? [shopData(origin, shop)] : [])];
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { origin, searchParams } = new URL(request.url);
  return { origin, ...(await getHome(context, parseShown(searchParams.get("packs")))) };
}

export default function Home() {
  const { budget, shown, tiles, delivery, bought, sold } = useLoaderData<typeof loader>();
  return (
    <HomeListing {...{ tiles, delivery, sold }} first={bought ? <BuyAgain {...bought} /> : null}>
      <BudgetPackages {...budget} shown={shown} />
    </HomeListing>
  );
}
