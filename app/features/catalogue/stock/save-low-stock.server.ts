import { eq, sql } from "drizzle-orm";
import { catalogue } from "#db/schema/catalogue.ts";
import { writeCatalogue } from "#app/features/catalogue/write/write-catalogue.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

export async function saveLowStock(context: RequestContext, lowStock: number): Promise<void> {
  await writeCatalogue(context, {
    subject: { kind: "limits", id: "low-stock", state },
    statements: {
      limit: context.db.update(catalogue).set({ lowStock }).where(eq(catalogue.id, 1)),
    },
    cards: null,
    touched: () => [],
  });
}

const state = sql`(SELECT json_object('lowStock', low_stock) FROM catalogue WHERE id = 1)`;
