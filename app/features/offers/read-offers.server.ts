// Which offers somebody may use now, and why not the code that was typed. What is read here only
// tells: an order's own batch holds it.
import {
  type SQL,
  and,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  or,
  type SQLWrapper,
  isNotNull,
} from "drizzle-orm";
import { iif, coalesce } from "#app/platform/statements.server.ts";
import { offers } from "#db/schema/offers.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { formatDate, indianDay, startOfIndianDay } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import type { Offer } from "#app/values/offers.ts";
import { type Whose, hasOrdered, usesBy, usesOf } from "./offer-uses.server.ts";
import { offerTitle } from "./offer-title.server.ts";
import { words } from "./words.ts";

export type UsableOffers = {
  offers: Offer[];
  /** Why the code that was typed can't be used, however much is in the cart. */
  problem: string | null;
};

/** `code` in capitals, as it was typed. */
export async function getUsableOffers(
  context: RequestContext,
  whose: Whose,
  code: string | undefined,
): Promise<UsableOffers> {
  const today = indianDay(context.now);
  const rows = await context.read(livingOffers(context, { whose, code, today }));
  const [typed] = rows.filter((offer) => offer.kind === "code");
  const usable = rows.filter(
    (offer) => (offer.kind !== "code" || offer === typed) && problemOf(offer, today) === null,
  );
  const problem = typed ? problemOf(typed, today) : code ? words.unknown(code) : null;
  return { offers: usable.map(offerOf), problem };
}

/** What is said where the goods cost less than the code asks for; null where it asks for nothing. */
export function tooSmallFor(usable: Offer[]): string | null {
  const code = usable.find(({ kind }) => kind === "code");
  return code && code.smallestPaise > 0 ? words.tooSmall(formatPaise(code.smallestPaise)) : null;
}

/** Why the code gives nothing off goods of that price; null where it does. */
export function codeProblem(
  { offers: usable, problem }: { offers: Offer[]; problem: string | null },
  goodsPaise: number,
) {
  const code = usable.find(({ kind }) => kind === "code");
  return code && goodsPaise < code.smallestPaise ? tooSmallFor(usable) : problem;
}

type Asked = { whose: Whose; code: string | undefined; today: string };

/** Of several offers that had the code the one that lasts longest. */
function livingOffers({ db }: RequestContext, { whose, code, today }: Asked) {
  const isLasting = or(isNull(offers.untilDay), gte(offers.untilDay, today));
  const runsByItself = and(inArray(offers.kind, ["cart", "pack"]), isLasting);
  const ifLimited = (limit: SQLWrapper, count: SQL<number>) => iif<number>(limit, count, 0);
  return db
    .select({
      ...{ id: offers.id, kind: offers.kind, code: offers.code, version: offers.version },
      ...{ percent: offers.percent, amountPaise: offers.amountPaise, buy: offers.buy },
      ...{ atMostPaise: offers.atMostPaise, smallestPaise: offers.smallestPaise },
      ...{ financialId: offers.financialId, free: offers.free, fromDay: offers.fromDay },
      ...{ untilDay: offers.untilDay, times: offers.times, timesEach: offers.timesEach },
      firstOrderOnly: offers.firstOrderOnly,
      used: ifLimited(isNotNull(offers.times), usesOf(offers.id)).as("used"),
      usedByThem: ifLimited(isNotNull(offers.timesEach), usesBy(offers.id, whose)).as(
        "used_by_them",
      ),
      hasOrdered: ifLimited(offers.firstOrderOnly, hasOrdered(whose)).as("has_ordered"),
    })
    .from(offers)
    .where(
      and(
        eq(offers.isActive, true),
        code === undefined ? runsByItself : or(runsByItself, eq(offers.code, code)),
      ),
    )
    .orderBy(desc(coalesce(offers.untilDay, "9999")), offers.createdAt, offers.id);
}

type Row = Awaited<ReturnType<typeof livingOffers>>[number];

function problemOf(offer: Row, today: string): string | null {
  const { fromDay, untilDay, times, timesEach, firstOrderOnly } = offer;
  if (untilDay !== null && untilDay < today) return words.over(spokenDay(untilDay));
  if (fromDay !== null && fromDay > today) return words.begins(spokenDay(fromDay));
  if (timesEach !== null && offer.usedByThem >= timesEach) return words.used;
  if (times !== null && offer.used >= times) return words.usedUp;
  return firstOrderOnly && offer.hasOrdered ? words.firstOrder : null;
}

const spokenDay = (day: string) => formatDate(startOfIndianDay(day));

function offerOf(row: Row): Offer {
  const { id, version, kind, code, percent, amountPaise, atMostPaise, smallestPaise } = row;
  const { financialId, buy, free } = row;
  return {
    ...{ id, version, title: offerTitle(row), kind, code, percent, amountPaise },
    ...{ atMostPaise, smallestPaise, financialId, buy, free },
  };
}
