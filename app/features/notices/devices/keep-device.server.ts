// A device belongs to the sign-in that switched it on: it is told nothing more once that has ended, so that a phone that
// changed hands shows its new owner nothing of the old one's.
import { type SQL, and, eq, isNull, ne, or } from "drizzle-orm";
import { pushSubscriptions as devices } from "#db/schema/push.ts";
import { sessions } from "#db/schema/sessions.ts";
import { askingUserId } from "#app/features/audit/logged-batch.server.ts";
import { isPushConfigured, isPushService } from "#app/platform/adapters/web-push.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { sha256Hex } from "#app/platform/digest.ts";
import { insertFrom } from "#app/platform/statements.server.ts";
import type { DeviceFields } from "./device.schema.ts";

/** False where its push service is not listed. */
export async function keepDevice(
  context: RequestContext,
  { userId, origin, ...device }: DeviceFields & { userId: string; origin: string },
): Promise<boolean> {
  if (!isPushService(device.endpoint, context.config)) return false;
  const { db, sessionHash, now } = context;
  const endpointHash = await sha256Hex(device.endpoint);
  const row = { ...device, endpointHash, userId, sessionHash, origin, createdAt: now, failures: 0 };
  await db.batch([
    db.delete(devices).where(and(isOfSession(context), ne(devices.endpointHash, endpointHash))),
    insertFrom(db, devices, {
      columns: row,
      // A sign-in that ended meanwhile keeps none.
      from: (rows) => rows.from(sessions).where(eq(sessions.tokenHash, sessionHash ?? "")),
    }).onConflictDoUpdate({ target: devices.endpointHash, set: row }),
  ]);
  return true;
}

/** The device of who asks; of one that has no sign-in written down, by its `endpoint`. */
export async function forgetDevice(
  context: RequestContext,
  { userId, endpoint }: { userId: string; endpoint: string },
): Promise<void> {
  const isNamed = eq(devices.endpointHash, await sha256Hex(endpoint));
  const isThis = or(isOfSession(context), isNamed);
  await context.db.delete(devices).where(and(eq(devices.userId, userId), isThis));
}

/** How a page switches this device on, and whether it is; null where the shop has no web push. */
export type OwnDevice = { publicKey: string; isOn: boolean };

export async function readDevice(context: RequestContext): Promise<OwnDevice | null> {
  const { config, db, read } = context;
  if (!isPushConfigured(config)) return null;
  const isOfBefore = and(eq(devices.userId, askingUserId(context)), isNull(devices.sessionHash));
  const [known] = await read(
    db
      .select({ createdAt: devices.createdAt })
      .from(devices)
      .where(or(isOfSession(context), isOfBefore))
      .limit(1),
  );
  return { publicKey: config.VAPID_PUBLIC_KEY, isOn: known !== undefined };
}

function isOfSession({ sessionHash }: RequestContext): SQL {
  return eq(devices.sessionHash, sessionHash ?? "");
}
