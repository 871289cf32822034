// How the shop stands with GST is one row; as long as there is none, no regime is chosen. What is
// set here decides what the law asks of every paper, so the password is asked for again.
import { eq, sql } from "drizzle-orm";
import { shopTax } from "#db/schema/tax.ts";
import { raiseVersion } from "#app/platform/edge/raise-version.server.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { requireConfirmed } from "#app/features/session/confirmed.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { creditSeries, documentSeries, hsnDigits } from "#app/values/tax.ts";

export type TaxSettings = Omit<typeof shopTax.$inferSelect, "id">;

export const firstTaxSettings: TaxSettings = {
  regime: "none",
  gstin: "",
  state: "",
  hsnDigits: hsnDigits[1],
  series: documentSeries,
  creditSeries,
  upiId: "",
  isRounded: false,
  isBilingual: false,
};

export async function getTaxSettings({ db, read }: RequestContext): Promise<TaxSettings> {
  const [row] = await read(db.select().from(shopTax).where(eq(shopTax.id, 1)));
  return row ?? firstTaxSettings;
}

/** Whether the owner has said how the shop stands with GST, be it not at all. */
export async function isTaxChosen({ db, read }: RequestContext): Promise<boolean> {
  const rows = await read(db.select({ id: shopTax.id }).from(shopTax));
  return rows.length > 0;
}

export async function saveTaxSettings(
  context: RequestContext,
  settings: TaxSettings,
): Promise<void> {
  await requireConfirmed(context);
  await loggedBatch(
    context,
    { kind: "tax", id: "shop", state },
    {
      saved: context.db
        .insert(shopTax)
        .values({ id: 1, ...settings })
        .onConflictDoUpdate({ target: shopTax.id, set: settings }),
      // Every page says the shop's GSTIN, kept ones too.
      version: raiseVersion(context.db),
    },
  );
}

const state = sql`(SELECT json_object('regime', coalesce(max(regime), ${firstTaxSettings.regime}),
    'gstin', coalesce(max(gstin), ''), 'state', coalesce(max(state), ''),
    'hsnDigits', coalesce(max(hsn_digits), ${firstTaxSettings.hsnDigits}),
    'series', coalesce(max(series), ${documentSeries}), 'creditSeries', coalesce(max(credit_series), ${creditSeries}),
    'upiId', coalesce(max(upi_id), ''), 'isRounded', coalesce(max(is_rounded), 0),
    'isBilingual', coalesce(max(is_bilingual), 0))
  FROM shop_tax WHERE id = 1)`;
