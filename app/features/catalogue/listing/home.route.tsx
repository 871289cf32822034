import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { BudgetPackages } from "./budget-packages.tsx";
import { HomeListing } from "./home-listing.tsx";
import { parseShown } from "./budget-steps.ts";
import { getHome } from "./listing.server.ts";

export const meta: MetaFunction = () => [
  { title: "Kirana – groceries from your neighbourhood shop" },
  {
    name: "description",
    content:
      "Atta, rice, dal, oil, spices, snacks and home needs from your neighbourhood kirana: fair prices, free delivery, cash or UPI on delivery.",
  },
];

export function loader({ request, context }: LoaderFunctionArgs) {
  return getHome(context, parseShown(new URL(request.url).searchParams.get("packs")));
}

export default function Home() {
  const { budget, shown } = useLoaderData<typeof loader>();
  return (
    <HomeListing>
      <BudgetPackages {...budget} shown={shown} />
    </HomeListing>
  );
}
