// Who asked to be told when a pack is back is told once: the wish goes before the word is sent, so that a second run of the
// job tells nobody twice. By web push where the customer has a device for it, else by text message where one is set up and wanted.
import { and, count, eq, gt, lt, sql } from "drizzle-orm";
import { details, financials, products } from "#db/schema/products.ts";
import { backWishes } from "#db/schema/saved-lists.ts";
import { users } from "#db/schema/users.ts";
import { productPath } from "#app/addresses/paths.ts";
import { pushToDevices } from "#app/features/notices/devices/push-to-devices.server.ts";
import { sendFilled, storedText } from "#app/platform/adapters/sms.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { insertFrom } from "#app/platform/statements.server.ts";
import { chosenOf } from "#app/values/language.ts";
import { isId } from "#app/values/identifier.ts";
import { mostBackWishes } from "#app/values/limits.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { words } from "./words.ts";

export type WishOutcome = { ok: true } | { ok: false; status: 404 | 409; message: string };

/** The same wish again is one. */
export async function wishBack(
  context: RequestContext,
  userId: string,
  financialId: string,
): Promise<WishOutcome> {
  const { db, now } = context;
  if (!isId(financialId)) return { ok: false, status: 404, message: words.noPack };
  const open = db.select({ open: count() }).from(backWishes).where(eq(backWishes.userId, userId));
  const isThis = and(eq(backWishes.userId, userId), eq(backWishes.financialId, financialId));
  const [, wished, packs] = await db.batch([
    insertFrom(db, backWishes, {
      columns: { userId, financialId: financials.id, createdAt: now },
      from: (row) =>
        row
          .from(financials)
          .where(
            and(
              eq(financials.id, financialId),
              eq(financials.countInStock, 0),
              lt(sql`(${open})`, mostBackWishes),
            ),
          ),
    }).onConflictDoNothing(),
    db.select({ financialId: backWishes.financialId }).from(backWishes).where(isThis),
    db
      .select({ countInStock: financials.countInStock })
      .from(financials)
      .where(eq(financials.id, financialId)),
  ]);
  const [pack] = packs;
  if (!pack) return { ok: false, status: 404, message: words.noPack };
  if (pack.countInStock > 0) return { ok: false, status: 409, message: words.inStock };
  return wished.length > 0
    ? { ok: true }
    : { ok: false, status: 409, message: words.tooMany(mostBackWishes) };
}

const mostAtOnce = 50;
const lifetimeSeconds = 24 * 60 * 60;

/** For the scheduled job. */
export async function tellBack(context: RequestContext): Promise<void> {
  const { db } = context;
  const back = await db
    .select({
      ...{ userId: backWishes.userId, financialId: backWishes.financialId },
      ...{ phone: users.phone, language: users.language, wantsTexts: users.wantsTexts },
      ...{ name: products.name, brand: details.brand, slug: products.slug },
    })
    .from(backWishes)
    .innerJoin(users, eq(users.id, backWishes.userId))
    .innerJoin(financials, eq(financials.id, backWishes.financialId))
    .innerJoin(details, eq(details.id, financials.detailId))
    .innerJoin(products, eq(products.id, details.productId))
    .where(gt(financials.countInStock, 0))
    .limit(mostAtOnce);
  for (const { userId, financialId, phone, language: chosen, wantsTexts, ...pack } of back) {
    const isThis = and(eq(backWishes.userId, userId), eq(backWishes.financialId, financialId));
    const taken = await db
      .delete(backWishes)
      .where(isThis)
      .returning({ userId: backWishes.userId });
    if (taken.length === 0) continue;
    const isPushed = await pushToDevices(context, eq(users.id, userId), () => ({
      ...{ title: words.isBack, body: cardTitle(pack), tag: financialId },
      ...{ to: productPath(pack.slug), lifetimeSeconds },
    }));
    if (isPushed || !wantsTexts) continue;
    const { flowId } = storedText(context.config, "MSG91_BACK_FLOW_ID", chosenOf(chosen));
    if (flowId) await sendFilled(context, phone, { flowId, values: { VAR1: cardTitle(pack) } });
  }
}
