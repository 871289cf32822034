// Of what a customer's first list could be made.
import { desc, eq } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { allProductsPath, keepAsListPath, parchiPath } from "#app/addresses/paths.ts";
import { cartInCookie } from "#app/features/cart/cart-cookie.server.ts";
import { firstItems, nameFirst } from "#app/features/orders/my-orders.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { formatDate } from "#app/values/dates.ts";
import { words } from "./words.ts";

/** The cart and the last order, as far as there are any; else goods that are written down, or looked for, and then kept. */
export async function waysToFirstList(context: RequestContext, userId: string) {
  const [last] = await context.read(
    context.db
      .select({ id: orders.id, createdAt: orders.createdAt, items: firstItems() })
      .from(orders)
      .where(eq(orders.userId, userId))
      .orderBy(desc(orders.seq))
      .limit(1),
  );
  return [
    ...(cartInCookie(context).entries.length > 0
      ? [{ href: keepAsListPath("cart"), label: words.ofCart }]
      : []),
    ...(last
      ? [
          {
            href: keepAsListPath(last.id),
            label: words.ofLastOrder(formatDate(last.createdAt)),
            about: nameFirst(last.items),
          },
        ]
      : []),
    { href: parchiPath, label: words.writeOne, about: words.findThem },
    { href: allProductsPath, label: words.chooseGoods, about: words.thenKeep },
  ];
}
