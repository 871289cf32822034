// An offer that was used stays as its orders had it: it is ended or limited otherwise, and never
// removed. The caller has made sure that the owner asks.
import { type SQL, and, eq, exists, gte, isNull, ne, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { offers, orderOffers } from "#db/schema/offers.ts";
import { financials } from "#db/schema/products.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { offerState } from "#app/features/audit/states.server.ts";
import { raiseVersion } from "#app/platform/edge/raise-version.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { allOf, insertFrom, onlyIf } from "#app/platform/statements.server.ts";
import { indianDay } from "#app/values/dates.ts";
import { isId, newId } from "#app/values/identifier.ts";
import { type OfferFields, checkOffer } from "./check-offer.ts";
import { getOffer } from "./list-offers.server.ts";
import { changedPromise, checkNewOffer, mergeOffer, newOffer } from "./merge-offer.ts";
import type { ChangedOffer, NewOffer } from "./offer.schema.ts";
import { words } from "./refusals.words.ts";

export type SavedOffer =
  | { ok: true; id: string }
  | { ok: false; status: 404 }
  | { ok: false; status: 400 | 409; field?: string; message: string };

export async function makeOffer(context: RequestContext, given: NewOffer): Promise<SavedOffer> {
  const fields = mergeOffer(newOffer, given);
  const wrong = checkNewOffer(given);
  if (wrong) return { ok: false, status: 400, ...wrong };
  const { db, now } = context;
  const id = newId();
  await loggedBatch(
    context,
    { kind: "offer", id, state: offerState },
    {
      made: insertFrom(db, offers, {
        columns: { ...fields, id, createdAt: now },
        from: onlyIf(allOf(isCodeFree(context, id, fields), isPackKept(context, fields))),
      }),
      version: raiseVersion(db),
    },
  );
  return (await getOffer(context, id)) ? { ok: true, id } : whyNot(context, id, fields);
}

/** What is left out stays. */
export async function changeOffer(
  context: RequestContext,
  id: string,
  given: ChangedOffer,
): Promise<SavedOffer> {
  const offer = isId(id) ? await getOffer(context, id) : null;
  if (!offer) return { ok: false, status: 404 };
  const { version } = offer;
  const fields = mergeOffer(offer, given);
  const wrong = checkOffer(fields);
  if (wrong) return { ok: false, status: 400, ...wrong };
  const promise = changedPromise(offer, fields);
  const { changed } = await loggedBatch(
    context,
    { kind: "offer", id, state: offerState },
    {
      changed: context.db
        .update(offers)
        .set({ ...fields, version: version + 1 })
        .where(
          and(
            ...[eq(offers.id, id), eq(offers.version, version)],
            promise ? notExists(uses(context, id)) : undefined,
            ...[isCodeFree(context, id, fields), isPackKept(context, fields)],
          ),
        )
        .returning({ id: offers.id }),
      version: raiseVersion(context.db),
    },
  );
  if (changed.length > 0) return { ok: true, id };
  if (promise && (await isUsed(context, id)))
    return { ok: false, status: 409, field: promise, message: words.wasUsed };
  return whyNot(context, id, fields);
}

export async function removeOffer(context: RequestContext, id: string): Promise<SavedOffer> {
  if (!isId(id)) return { ok: false, status: 404 };
  const { removed } = await loggedBatch(
    context,
    { kind: "offer", id, state: offerState },
    {
      removed: context.db
        .delete(offers)
        .where(and(eq(offers.id, id), notExists(uses(context, id))))
        .returning({ id: offers.id }),
      version: raiseVersion(context.db),
    },
  );
  if (removed.length > 0) return { ok: true, id };
  return (await getOffer(context, id))
    ? { ok: false, status: 409, message: words.mayNotGo }
    : { ok: false, status: 404 };
}

/** By any order, cancelled ones too. */
function uses({ db }: RequestContext, id: string) {
  return db
    .select({ orderId: orderOffers.orderId })
    .from(orderOffers)
    .where(eq(orderOffers.offerId, id));
}

async function isUsed(context: RequestContext, id: string): Promise<boolean> {
  return (await uses(context, id).limit(1)).length > 0;
}

const other = alias(offers, "other");

const always = sql`1`;

/** That no other offer that runs, or will, has its code. */
function isCodeFree({ db, now }: RequestContext, id: string, { code, isActive }: OfferFields): SQL {
  if (code === null || !isActive) return always;
  const isLiving = or(isNull(other.untilDay), gte(other.untilDay, indianDay(now)));
  const same = and(eq(other.code, code), ne(other.id, id), eq(other.isActive, true), isLiving);
  return notExists(db.select({ id: other.id }).from(other).where(same));
}

function isPackKept({ db }: RequestContext, { financialId, isActive }: OfferFields): SQL {
  if (financialId === null || !isActive) return always;
  return exists(
    db.select({ id: financials.id }).from(financials).where(eq(financials.id, financialId)),
  );
}

async function whyNot(
  context: RequestContext,
  id: string,
  fields: OfferFields,
): Promise<SavedOffer> {
  const { isFree, isKept } = await context.db.get<{ isFree: number; isKept: number }>(
    sql`SELECT ${isCodeFree(context, id, fields)} AS isFree, ${isPackKept(context, fields)} AS isKept`,
  );
  if (!isFree) return { ok: false, status: 409, field: "code", message: words.codeTaken };
  if (!isKept) return { ok: false, status: 400, field: "financialId", message: words.noPack };
  return { ok: false, status: 409, message: words.changedMeanwhile };
}
