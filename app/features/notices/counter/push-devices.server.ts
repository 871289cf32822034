// The devices of admins who switched it on are told of a new order while nobody looks: how much and
// how many items, nothing of a customer's. Who is gone for good is forgotten.
import { eq, gte, inArray } from "drizzle-orm";
import { counterPath } from "#app/addresses/side-paths.ts";
import { orders } from "#db/schema/orders.ts";
import { pushSubscriptions as devices } from "#db/schema/push.ts";
import { users } from "#db/schema/users.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import { sendPush } from "#app/platform/adapters/web-push.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { batch, plus } from "#app/platform/statements.server.ts";
import { inLanguage } from "#app/platform/language.server.ts";
import { chosenOf } from "#app/values/language.ts";
import { rights } from "#app/values/roles.ts";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./push-devices.words.ts";

/** So many times in a row a device is not reached before it is forgotten. */
const mostFailures = 5;

export async function pushNewOrder(context: RequestContext, orderId: string): Promise<void> {
  const { db, config, now } = context;
  const {
    known,
    order: [order],
  } = await batch(db, {
    known: db
      .select({
        hash: devices.endpointHash,
        endpoint: devices.endpoint,
        p256dh: devices.p256dh,
        auth: devices.auth,
        origin: devices.origin,
        language: users.language,
      })
      .from(devices)
      .innerJoin(users, eq(users.id, devices.userId))
      .where(inArray(users.role, [...rights.counter])),
    order: db
      .select({
        short: orders.short,
        lineCount: orders.lineCount,
        payablePaise: payablePaise().as("payable_paise"),
      })
      .from(orders)
      .where(eq(orders.id, orderId)),
  });
  if (!order || known.length === 0) return;
  const outcomes = await Promise.all(
    known.map(async ({ hash, origin, language, ...device }) => {
      const body = inLanguage(chosenOf(language), () => bodyOf(order, origin));
      const message = { body, topic: order.short };
      return { hash, status: await sendPush(config, device, { message, now }) };
    }),
  );
  await remember(context, outcomes);
}

type Told = { short: string; lineCount: number; payablePaise: number };

/** As browsers show it themselves where they can; elsewhere the service worker reads it. */
function bodyOf({ short, lineCount, payablePaise: paise }: Told, origin: string) {
  return {
    web_push: 8030,
    notification: {
      title: words.newOrder,
      body: words.amountAndItems(formatPaise(paise), lineCount),
      tag: short,
      navigate: origin + counterPath,
    },
  };
}

async function remember(
  { db, now }: RequestContext,
  outcomes: { hash: string; status: number | null }[],
): Promise<void> {
  const isGone = (status: number | null) => status === 404 || status === 410;
  const isTaken = (status: number | null) => status !== null && status >= 200 && status < 300;
  const kept = outcomes.map(({ hash, status }) => {
    const isDevice = eq(devices.endpointHash, hash);
    if (isGone(status)) return db.delete(devices).where(isDevice);
    if (isTaken(status)) return db.update(devices).set({ okAt: now, failures: 0 }).where(isDevice);
    const failures = plus(devices.failures, 1);
    return db.update(devices).set({ failures }).where(isDevice);
  });
  const tired = db.delete(devices).where(gte(devices.failures, mostFailures));
  await batch(db, { kept, tired });
}
