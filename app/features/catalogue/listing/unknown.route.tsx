import { type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { allProductsPath } from "#app/addresses/paths.ts";
import { MoreCards } from "#app/features/catalogue/ways-on/more-cards.tsx";
import { BudgetPackages } from "./budget-packages.tsx";
import { budgetStep } from "./budget-steps.ts";
import { tileStyles } from "./category-tiles.tsx";
import { HomeListing } from "./home-listing.tsx";
import { getHome } from "./listing.server.ts";
import { words } from "./titles.words.ts";

export const handle = { styles: tileStyles };

export const meta: MetaFunction = () => [
  { title: `${words.notFound} – Kirana` },
  { name: "robots", content: "noindex" },
];

export async function loader({ context }: LoaderFunctionArgs) {
  const messagingHref = context.config.MESSAGING_LINK;
  return data({ ...(await getHome(context, budgetStep)), messagingHref }, { status: 404 });
}

export function action(): Response {
  return new Response(words.notFound, { status: 404 });
}

export default function Unknown() {
  const { budget, tiles, sold, messagingHref } = useLoaderData<typeof loader>();
  return (
    <HomeListing
      tiles={tiles}
      first={<MoreCards cards={sold} />}
      top={
        <>
          <div role="alert" className="mb-3">
            <h1>{words.unknown}</h1>
            <p className="mt-1 text-stone">{words.hereInstead}</p>
          </div>
          <p className="flex flex-wrap gap-2">
            <a href={allProductsPath} className="button">
              {words.allProducts}
            </a>
            {messagingHref ? (
              <a href={messagingHref} rel="noopener" className="button button-plain">
                {words.askOnWhatsApp}
              </a>
            ) : null}
          </p>
        </>
      }
    >
      <BudgetPackages {...budget} shown={budgetStep} />
    </HomeListing>
  );
}
