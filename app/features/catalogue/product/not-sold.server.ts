import { notAddedLink } from "#app/features/cart/page/messaging.ts";
import { words as listing } from "#app/features/catalogue/listing/titles.words.ts";
import { words as search } from "#app/features/catalogue/search-results/words.ts";
import { getWaysOn } from "#app/features/catalogue/ways-on/ways-on.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { words } from "./adding/words.ts";
import type { NotSoldData } from "./not-sold.tsx";

export async function notSold(context: RequestContext, slug: string): Promise<Response> {
  const href = notAddedLink(context.config.MESSAGING_LINK, [
    slug.toWellFormed().replaceAll("-", " "),
  ]);
  const page: NotSoldData = {
    message: words.notSold,
    why: words.whyNotSold,
    allProducts: listing.allProducts,
    ask: href === null ? null : { href, label: search.askForIt },
    waysOn: await getWaysOn(context),
  };
  return Response.json(page, { status: 404 });
}
