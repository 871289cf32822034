// A picture of what was wrong: encoded anew, kept in R2 apart from those of goods, seen by its sender and the shop, and gone
// after half a year.
import { and, eq, inArray, lt, or, sql, isNotNull } from "drizzle-orm";
import { complaintPictures, complaints } from "#db/schema/complaints.ts";
import {
  type RefusedPicture,
  encodePicture,
} from "#app/features/catalogue/pictures/encode-picture.server.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { complaintPictureDays } from "#app/values/kept-for.ts";
import { isId, newId } from "#app/values/identifier.ts";
import { may } from "#app/values/roles.ts";

const wanted = { widths: [1200], formats: ["webp"] } as const;
const keyOf = (id: string) => `complaints/${id}`;

export async function keepPicture(
  context: RequestContext,
  { id: userId }: Customer,
  file: File,
): Promise<{ ok: true; picture: string } | RefusedPicture> {
  const encoded = await encodePicture(context, file, wanted);
  if (!Array.isArray(encoded)) return encoded;
  const id = newId();
  for (const { bytes, contentType } of encoded)
    await context.pictures.put(keyOf(id), bytes, { httpMetadata: { contentType } });
  await context.db.insert(complaintPictures).values({ id, userId, createdAt: context.now });
  return { ok: true, picture: id };
}

/** Null for anyone else and for what is gone. */
export async function getComplaintPicture(
  { db, pictures }: RequestContext,
  visitor: Customer,
  id: string,
): Promise<R2ObjectBody | null> {
  if (!isId(id)) return null;
  const isSeen = may(visitor.role, "till") ? undefined : eq(complaintPictures.userId, visitor.id);
  const [known] = await db
    .select({ id: complaintPictures.id })
    .from(complaintPictures)
    .where(and(eq(complaintPictures.id, id), isSeen));
  return known ? pictures.get(keyOf(id)) : null;
}

const dayMs = 24 * 60 * 60 * 1000;
const mostAtOnce = 100;

/** For the scheduled job: those too old, and after a day those that no complaint was sent with. */
export async function dropOldPictures({ db, now, pictures }: RequestContext): Promise<void> {
  const { id, createdAt } = complaintPictures;
  const isSent = inArray(
    id,
    db
      .select({ id: sql`${complaints.pictureId}` })
      .from(complaints)
      .where(isNotNull(complaints.pictureId)),
  );
  const old = await db
    .select({ id })
    .from(complaintPictures)
    .where(
      or(
        lt(createdAt, now - complaintPictureDays * dayMs),
        and(lt(createdAt, now - dayMs), sql`NOT ${isSent}`),
      ),
    )
    .limit(mostAtOnce);
  if (old.length === 0) return;
  const ids = old.map((picture) => picture.id);
  await pictures.delete(ids.map(keyOf));
  await db.batch([
    db.update(complaints).set({ pictureId: null }).where(inArray(complaints.pictureId, ids)),
    db.delete(complaintPictures).where(inArray(id, ids)),
  ]);
}
