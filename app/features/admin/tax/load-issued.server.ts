import { listPapers, sumPapers } from "#app/features/billing/list-papers.server.ts";
import { monthOf } from "#app/features/billing/month/month.ts";
import { listUnusedNumbers } from "#app/features/billing/unused-numbers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { monthIssued } from "./month-issued.ts";

/**
 * A page of bills and credit notes, of all months or of the one that is asked for, what each of its
 * months comes to, and the numbers between them that have none.
 */
export async function loadIssued(
  context: RequestContext,
  { before, asked }: { before: number | null; asked: string | null },
) {
  const chosen = monthOf(asked, context.now);
  const month = asked === chosen.name ? chosen : null;
  const page = await listPapers(context, before, month);
  const oldest = page.before === null ? 0 : (page.papers.at(-1)?.issuedAt ?? 0);
  const names = [...new Set(page.papers.map(monthIssued))];
  const [unused, sums] = await Promise.all([
    listUnusedNumbers(context, { from: Math.max(oldest, month?.from ?? 0), before }),
    Promise.all(names.map((name) => sumPapers(context, monthOf(name, context.now)))),
  ]);
  return {
    ...page,
    sums,
    month: month?.name ?? null,
    unused: unused.filter(({ allottedAt }) => !month || allottedAt < month.to),
  };
}
