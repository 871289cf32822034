// Who owes most stands first. What is owed by its age is found at three places of each book, however long it is.
import { and, count, desc, eq, gt, lt, or, sql, sum } from "drizzle-orm";
import { khataAccounts } from "#db/schema/khata.ts";
import { users } from "#db/schema/users.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { hasIn } from "#app/platform/statements.server.ts";
import { agesBefore, agesOf } from "./ages.ts";
import { hasHolder, holderName, holderPhone, khataColumns } from "./read-khata.server.ts";

const khatasPerPage = 12;

export type ListedKhata = {
  holderId: string;
  name: string;
  phone: string;
  balancePaise: number;
  limitPaise: number;
  owedSince: number | null;
  /** As `ageNames` name them. */
  ages: number[];
};
/** `before` leads to those who owe less; null at the end. */
export type KhataList = { khatas: ListedKhata[]; owedPaise: number; before: string | null };

/**
 * `before` is the balance and the account that the last page ended with; with a text those whose
 * name or phone has it.
 */
export async function listKhatas(
  context: RequestContext,
  { before = null, text = "" }: { before?: string | null; text?: string } = {},
): Promise<KhataList> {
  const { db, now } = context;
  const [, paise, id] = /^(-?\d{1,12})-([0-9a-z]{10,16})$/.exec(before ?? "") ?? [];
  const isLess =
    paise === undefined || id === undefined
      ? undefined
      : or(
          lt(khataAccounts.balancePaise, Number(paise)),
          and(eq(khataAccounts.balancePaise, Number(paise)), lt(khataAccounts.id, id)),
        );
  const list = db
    .select({
      ...khataColumns,
      givenPaise: khataAccounts.givenPaise,
      givenBefore: givenBefore(now),
    })
    .from(khataAccounts)
    .leftJoin(users, eq(users.id, khataAccounts.userId))
    .where(and(hasHolder(khataAccounts), isLess, text ? isCalled(text) : undefined))
    .orderBy(desc(khataAccounts.balancePaise), desc(khataAccounts.id))
    .limit(khatasPerPage + 1);
  const owed = db
    .select({ paise: sum(khataAccounts.balancePaise).mapWith(Number) })
    .from(khataAccounts)
    .where(gt(khataAccounts.balancePaise, 0));
  const [rows, [owing]] = await Promise.all([context.read(list), context.read(owed)]);
  const shown = rows.slice(0, khatasPerPage);
  const last = rows.length > khatasPerPage ? shown.at(-1) : undefined;
  return {
    khatas: shown.map(({ id: _, givenPaise, givenBefore: given, ...khata }) => ({
      ...khata,
      ages: agesOf({ balancePaise: khata.balancePaise, givenPaise, givenBefore: given }),
    })),
    owedPaise: owing?.paise ?? 0,
    before: last ? `${last.balancePaise}-${last.id}` : null,
  };
}

/** Of those that owe more than they may, no more than `most`. */
export async function countOverLimit({ db, read }: RequestContext, most: number) {
  const { id, balancePaise, limitPaise } = khataAccounts;
  const over = db
    .select({ id })
    .from(khataAccounts)
    .where(and(gt(balancePaise, 0), gt(balancePaise, limitPaise)))
    .limit(most);
  const [found] = await read(db.select({ count: count() }).from(over.as("over")));
  return found?.count ?? 0;
}

/** There are hundreds of khatas at most: each is looked at. */
function isCalled(text: string) {
  return or(hasIn(holderName, text), hasIn(holderPhone, text));
}

function givenBefore(now: number) {
  return sql`(SELECT json_group_array(coalesce((SELECT e.given_paise FROM khata_entries AS e
      WHERE e.account_id = khata_accounts.id AND e.created_at <= age.value ORDER BY e.created_at DESC, e.seq DESC LIMIT 1), 0))
    FROM json_each(${JSON.stringify(agesBefore(now))}) AS age)`
    .mapWith((json: string) => JSON.parse(json) as number[])
    .as("given_before");
}
