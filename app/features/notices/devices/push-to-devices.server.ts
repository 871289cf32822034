// Each device is told in the language of whose it is, while its sign-in lasts; who is gone for good is forgotten.
import { type SQL, and, eq, gt, gte, isNull, or } from "drizzle-orm";
import { pushSubscriptions as devices } from "#db/schema/push.ts";
import { sessions } from "#db/schema/sessions.ts";
import { users } from "#db/schema/users.ts";
import { isPushConfigured, sendPush } from "#app/platform/adapters/web-push.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { inLanguage } from "#app/platform/language.server.ts";
import { batch, plus } from "#app/platform/statements.server.ts";
import { chosenOf } from "#app/values/language.ts";

/** So many times in a row a device is not reached before it is forgotten. */
const mostFailures = 5;

export type Notice = {
  title: string;
  body: string;
  /** A newer one with the same takes its place. */
  tag: string;
  /** Where a tap leads. */
  to: string;
  /** How long the push service keeps it for a phone that is off. */
  lifetimeSeconds: number;
};

/** `whose` is said of `users`; whether a push service took it for any of their devices. */
export async function pushToDevices(
  context: RequestContext,
  whose: SQL,
  notice: () => Notice,
): Promise<boolean> {
  const { db, config, now } = context;
  if (!isPushConfigured(config)) return false;
  const known = await db
    .select({
      hash: devices.endpointHash,
      endpoint: devices.endpoint,
      p256dh: devices.p256dh,
      auth: devices.auth,
      origin: devices.origin,
      language: users.language,
    })
    .from(users)
    .innerJoin(devices, eq(devices.userId, users.id))
    .leftJoin(sessions, eq(sessions.tokenHash, devices.sessionHash))
    .where(and(whose, or(isNull(devices.sessionHash), gt(sessions.expiresAt, now))));
  const outcomes = await Promise.all(
    known.map(async ({ hash, origin, language, ...device }) => {
      const message = messageOf(inLanguage(chosenOf(language), notice), origin);
      return { hash, status: await sendPush(config, device, { message, now }) };
    }),
  );
  await remember(context, outcomes);
  return outcomes.some(({ status }) => isTaken(status));
}

/** As browsers show it themselves where they can; elsewhere the service worker reads it. */
function messageOf({ title, body, tag, to, lifetimeSeconds }: Notice, origin: string) {
  const notification = { title, body, tag, navigate: origin + to };
  return { body: { web_push: 8030, notification }, topic: tag, lifetimeSeconds };
}

type Status = number | null;
const isGone = (status: Status) => status === 404 || status === 410;
const isTaken = (status: Status) => status !== null && status >= 200 && status < 300;

async function remember(
  { db, now }: RequestContext,
  outcomes: { hash: string; status: Status }[],
): Promise<void> {
  const kept = outcomes.map(({ hash, status }) => {
    const isDevice = eq(devices.endpointHash, hash);
    if (isGone(status)) return [db.delete(devices).where(isDevice)];
    if (isTaken(status))
      return [db.update(devices).set({ okAt: now, failures: 0 }).where(isDevice)];
    const failures = plus(devices.failures, 1);
    return [
      db.update(devices).set({ failures }).where(isDevice),
      db.delete(devices).where(and(isDevice, gte(devices.failures, mostFailures))),
    ];
  });
  await batch(db, { kept: kept.flat() });
}
