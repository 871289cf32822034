import { listPapers } from "#app/features/billing/list-papers.server.ts";
import { listUnusedNumbers } from "#app/features/billing/unused-numbers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** A page of bills and credit notes, and the numbers between them that have none. */
export async function loadIssued(context: RequestContext, before: number | null) {
  const page = await listPapers(context, before);
  const from = page.before === null ? 0 : (page.papers.at(-1)?.issuedAt ?? 0);
  return { ...page, unused: await listUnusedNumbers(context, { from, before }) };
}
