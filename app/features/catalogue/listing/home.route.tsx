import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { homePath } from "#app/addresses/paths.ts";
import { serializePin } from "#app/features/cart/delivery-of-cart.server.ts";
import { type ShopFacts, shopData } from "#app/features/catalogue/outside/structured-data.ts";
import { MoreCards } from "#app/features/catalogue/ways-on/more-cards.tsx";
import { PostalCode } from "#app/features/delivery/areas/area.schema.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { parseForm } from "#app/platform/forms.server.ts";
import { Banner } from "./banner.tsx";
import { BudgetPackages } from "./budget-packages.tsx";
import { BuyAgain } from "./buy-again.tsx";
import { tileStyles } from "./category-tiles.tsx";
import { FirstGoods } from "./first-goods.tsx";
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

const PinSchema = v.object({ postalCode: PostalCode });

/** Where the visitor lives: the page says whether, when and for what it comes there. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseForm(request, PinSchema);
  if (!form.ok)
    return data(
      { typed: form.values.postalCode ?? "", message: form.errors.postalCode ?? "" },
      { status: 400 },
    );
  const pin = await serializePin(context, form.value.postalCode);
  return redirectAfterPost(context, homePath, { cookies: [pin] });
}

export default function Home() {
  const { budget, shown, tiles, delivery, asksPin, bought, sold, goods } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const others = <MoreCards cards={sold} />;
  return (
    <HomeListing
      tiles={tiles}
      top={<Banner {...{ delivery, asksPin, refused }} />}
      first={bought ? <BuyAgain {...bought} /> : others}
    >
      {bought ? others : null}
      <FirstGoods cards={goods} />
      <BudgetPackages {...budget} shown={shown} />
    </HomeListing>
  );
}
