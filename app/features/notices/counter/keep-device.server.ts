import { pushSubscriptions } from "#db/schema/push.ts";
import { eq } from "drizzle-orm";
import { isPushService } from "#app/platform/adapters/web-push.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { sha256Hex } from "#app/platform/digest.ts";
import type { DeviceFields } from "./device.schema.ts";

/**
 * Switches it on for a device of the admin who asks; false where its push service is not listed.
 */
export async function keepDevice(
  context: RequestContext,
  { userId, origin, ...device }: DeviceFields & { userId: string; origin: string },
): Promise<boolean> {
  if (!isPushService(device.endpoint, context.config)) return false;
  const endpointHash = await sha256Hex(device.endpoint);
  const row = { ...device, endpointHash, userId, origin, createdAt: context.now, failures: 0 };
  await context.db
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: pushSubscriptions.endpointHash, set: row });
  return true;
}

export async function forgetDevice(context: RequestContext, endpoint: string): Promise<void> {
  const endpointHash = await sha256Hex(endpoint);
  await context.db
    .delete(pushSubscriptions)
    .where(eq(pushSubscriptions.endpointHash, endpointHash));
}
