// Maker and customer care are the same for many goods: they are filled in together where they are missing,
// and nothing that somebody wrote is written over.
import { and, asc, count, eq, ne } from "drizzle-orm";
import { cards } from "#db/schema/cards.ts";
import { details } from "#db/schema/products.ts";
import { type Writer, closeEntries, openEntries } from "#app/features/audit/log-rows.server.ts";
import { detailState } from "#app/features/audit/states.server.ts";
import { cardsOfDetails } from "#app/features/catalogue/cards/refresh-cards.server.ts";
import { writeCatalogue } from "#app/features/catalogue/write/write-catalogue.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { statementsOf } from "#app/platform/database.server.ts";
import { raiseVersion } from "#app/platform/edge/raise-version.server.ts";
import { oneOf } from "#app/platform/statements.server.ts";
import { isLacking } from "./list-lacking.server.ts";

const mostBrands = 200;
const logged = { kind: "detail", state: detailState(null) } as const;

/** Brands whose goods lack something, with how many of them do. */
export function listLackingBrands({ db, read }: RequestContext) {
  const { brand } = cards;
  return read(
    db
      .select({ brand, goods: count() })
      .from(cards)
      .where(and(isLacking, ne(brand, "")))
      .groupBy(brand)
      .orderBy(asc(brand))
      .limit(mostBrands),
  );
}

/** Of one brand, or of all where it is ""; a fact that is "" is left alone. */
export type Filling = { brand: string; maker: string; careContact: string };

/** Answers with how many goods something was filled in. */
export async function fillLabels(
  context: RequestContext,
  by: Writer,
  { brand, maker, careContact }: Filling,
): Promise<number> {
  const { db } = context;
  const lacking = await context.read(
    db
      .select({ id: details.id, maker: details.maker, careContact: details.careContact })
      .from(cards)
      .innerJoin(details, eq(details.seq, cards.seq))
      .where(and(isLacking, brand === "" ? undefined : eq(cards.brand, brand))),
  );
  const ids = lacking
    .filter((one) => (maker && one.maker === "") || (careContact && one.careContact === ""))
    .map(({ id }) => id);
  if (ids.length === 0) return 0;
  const these = oneOf(details.id, ids);
  await writeCatalogue(context, {
    subject: null,
    statements: {
      opened: statementsOf(db, openEntries(by, { ...logged, ids })),
      maker: db
        .update(details)
        .set({ maker })
        .where(and(these, eq(details.maker, ""))),
      careContact: db
        .update(details)
        .set({ careContact })
        .where(and(these, eq(details.careContact, ""))),
      version: raiseVersion(db),
      closed: statementsOf(db, [closeEntries(logged)]),
    },
    cards: cardsOfDetails(ids),
    touched: () => [],
  });
  return ids.length;
}
