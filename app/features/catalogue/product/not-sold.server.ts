import { notAddedLink } from "#app/features/cart/page/messaging.ts";
import { getShownCategories } from "#app/features/catalogue/listing/category-order.server.ts";
import { allCalled } from "#app/features/catalogue/listing/names/all-called.ts";
import { words as ofLists } from "#app/features/catalogue/listing/words.ts";
import { words as listing } from "#app/features/catalogue/listing/titles.words.ts";
import { words as search } from "#app/features/catalogue/search-results/words.ts";
import { getSoldMost } from "#app/features/catalogue/ways-on/sold-most.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { words } from "./adding/words.ts";
import type { NotSoldData } from "./not-sold.tsx";

export async function notSold(context: RequestContext, slug: string): Promise<Response> {
  const href = notAddedLink(context.config.MESSAGING_LINK, [
    slug.toWellFormed().replaceAll("-", " "),
  ]);
  const [sold, shown] = await Promise.all([getSoldMost(context), getShownCategories(context)]);
  const page: NotSoldData = {
    message: words.notSold,
    allProducts: listing.allProducts,
    ask: href === null ? null : { href, label: search.askForIt },
    sold,
    categories: ofLists.categories,
    ways: allCalled(shown).map(({ name, called }) => [name, called]),
  };
  return Response.json(page, { status: 404 });
}
