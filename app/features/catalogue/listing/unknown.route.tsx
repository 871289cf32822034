import { type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { MoreCards } from "#app/features/catalogue/ways-on/more-cards.tsx";
import { BudgetPackages } from "./budget-packages.tsx";
import { budgetStep } from "./budget-steps.ts";
import { tileStyles } from "./category-tiles.tsx";
import { HomeListing } from "./home-listing.tsx";
import { getHome } from "./listing.server.ts";
import { deliveryHere } from "./delivery-here.tsx";
import { words } from "./titles.words.ts";

export const handle = { styles: tileStyles };

export const meta: MetaFunction = () => [
  { title: `${words.notFound} – Kirana` },
  { name: "robots", content: "noindex" },
];

export async function loader({ context }: LoaderFunctionArgs) {
  return data(await getHome(context, budgetStep), { status: 404 });
}

export function action(): Response {
  return new Response(words.notFound, { status: 404 });
}

export default function Unknown() {
  const { budget, tiles, sold, delivery, asksPin } = useLoaderData<typeof loader>();
  return (
    <HomeListing
      tiles={tiles}
      delivery={deliveryHere({ delivery, asksPin })}
      first={<MoreCards cards={sold} />}
      notice={
        <p role="alert" className="mb-4 text-xl leading-tight font-bold">
          {words.unknown}
        </p>
      }
    >
      <BudgetPackages {...budget} shown={budgetStep} />
    </HomeListing>
  );
}
