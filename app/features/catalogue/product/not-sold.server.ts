import { words as listing } from "#app/features/catalogue/listing/titles.words.ts";
import { getSoldMost } from "#app/features/catalogue/ways-on/sold-most.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { words } from "./adding/words.ts";
import type { NotSoldData } from "./not-sold.tsx";

export async function notSold(context: RequestContext): Promise<Response> {
  const page: NotSoldData = {
    message: words.notSold,
    allProducts: listing.allProducts,
    sold: await getSoldMost(context),
  };
  return Response.json(page, { status: 404 });
}
