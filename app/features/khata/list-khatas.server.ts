// Who owes most stands first. What is owed by its age is found at three places of each book, however long it is.
import { and, desc, eq, lt, or, sql } from "drizzle-orm";
import { khataAccounts } from "#db/schema/khata.ts";
import { users } from "#db/schema/users.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { agesBefore, agesOf } from "./ages.ts";
import { owedSince } from "./read-khata.server.ts";

const khatasPerPage = 12;

export type ListedKhata = {
  userId: string;
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

/** `before` is the balance and the account that the last page ended with. */
export async function listKhatas(
  context: RequestContext,
  before: string | null,
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
    .select({ ...columns, givenBefore: givenBefore(now) })
    .from(khataAccounts)
    .innerJoin(users, eq(users.id, khataAccounts.userId))
    .where(isLess)
    .orderBy(desc(khataAccounts.balancePaise), desc(khataAccounts.id))
    .limit(khatasPerPage + 1);
  const owed = db
    .select({ paise: sql<number>`coalesce(sum(balance_paise), 0)`.as("paise") })
    .from(khataAccounts)
    .where(sql`balance_paise > 0`);
  const [rows, [sum]] = await Promise.all([context.read(list), context.read(owed)]);
  const shown = rows.slice(0, khatasPerPage);
  const last = rows.length > khatasPerPage ? shown.at(-1) : undefined;
  return {
    khatas: shown.map(({ id: _, givenPaise, givenBefore: given, ...khata }) => ({
      ...khata,
      ages: agesOf({ balancePaise: khata.balancePaise, givenPaise, givenBefore: given }),
    })),
    owedPaise: sum?.paise ?? 0,
    before: last ? `${last.balancePaise}-${last.id}` : null,
  };
}

const columns = {
  id: khataAccounts.id,
  userId: sql<string>`user_id`.as("user_id"),
  name: users.name,
  phone: users.phone,
  balancePaise: khataAccounts.balancePaise,
  limitPaise: khataAccounts.limitPaise,
  givenPaise: khataAccounts.givenPaise,
  owedSince: owedSince.as("owed_since"),
};

function givenBefore(now: number) {
  const given = agesBefore(now).map(
    (at) => sql`coalesce((SELECT e.given_paise FROM khata_entries AS e
      WHERE e.account_id = ${sql.raw("khata_accounts.id")} AND e.created_at <= ${at} ORDER BY e.created_at DESC, e.seq DESC LIMIT 1), 0)`,
  );
  return sql`json_array(${sql.join(given, sql`, `)})`
    .mapWith((json: string) => JSON.parse(json) as number[])
    .as("given_before");
}
