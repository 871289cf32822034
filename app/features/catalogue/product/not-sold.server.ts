import { getShownCategories } from "#app/features/catalogue/listing/category-order.server.ts";
import { allCalled } from "#app/features/catalogue/listing/names/all-called.ts";
import { words as listing } from "#app/features/catalogue/listing/words.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { words } from "./adding/words.ts";
import type { NotSoldData } from "./not-sold.tsx";

export async function notSold(context: RequestContext): Promise<Response> {
  const page: NotSoldData = {
    message: words.notSold,
    title: listing.categories,
    categories: allCalled(await getShownCategories(context)),
  };
  return Response.json(page, { status: 404 });
}
