// What has ended opens nothing any more; it goes so that nothing of anyone is kept without need.
import { lte } from "drizzle-orm";
import { oneTimeCodes, phoneGrants } from "#db/schema/codes.ts";
import { repeats } from "#db/schema/repeats.ts";
import { sessions } from "#db/schema/sessions.ts";
import { dropOldPictures } from "#app/features/complaints/pictures.server.ts";
import { purgeAttempts } from "#app/platform/attempts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** The longest limit counts a day, and a call can be repeated for as long. */
const dayMs = 24 * 60 * 60 * 1000;

export async function purgeEnded(context: RequestContext): Promise<void> {
  const { db, now } = context;
  await db.batch([
    db.delete(oneTimeCodes).where(lte(oneTimeCodes.expiresAt, now)),
    db.delete(phoneGrants).where(lte(phoneGrants.expiresAt, now)),
    db.delete(repeats).where(lte(repeats.createdAt, now - dayMs)),
    db.delete(sessions).where(lte(sessions.expiresAt, now)),
  ]);
  await purgeAttempts(context, dayMs);
  await dropOldPictures(context);
}
