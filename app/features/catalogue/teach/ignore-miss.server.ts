import { eq, sql } from "drizzle-orm";
import { searchMisses } from "#db/schema/search.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** Off the owner's list, until somebody looks for it again. */
export async function ignoreMiss(context: RequestContext, text: string): Promise<void> {
  await loggedBatch(
    context,
    { kind: "search", id: text, state },
    { ignored: context.db.delete(searchMisses).where(eq(searchMisses.text, text)) },
  );
}

const state = sql`(SELECT json_object('text', text, 'isMiss', 1) FROM search_misses WHERE text = subject_id LIMIT 1)`;
