import { categoryNames } from "#app/features/catalogue/listing/category-names.ts";
import { getShownCategories } from "#app/features/catalogue/listing/category-order.server.ts";
import { words as ofCategories } from "#app/features/catalogue/listing/names/words.ts";
import { words as listing } from "#app/features/catalogue/listing/words.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { words } from "./adding/words.ts";
import type { NotSoldData } from "./not-sold.tsx";

export async function notSold(context: RequestContext): Promise<Response> {
  const asBegun = categoryNames.map((name): { name: string; called?: string } => ({ name }));
  const shown = (await getShownCategories(context)) ?? asBegun;
  const page: NotSoldData = {
    message: words.notSold,
    title: listing.categories,
    categories: shown.map(({ name, called = ofCategories.category(name) }) => ({ name, called })),
  };
  return Response.json(page, { status: 404 });
}
