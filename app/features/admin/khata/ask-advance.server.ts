import { khataOfPath } from "#app/addresses/side-paths.ts";
import type { Command } from "#app/features/admin/command/command.ts";
import type { NewEntry } from "#app/features/khata/entry.schema.ts";
import { getKhataOf } from "#app/features/khata/read-khata.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { unaskedPaise } from "#app/values/limits.ts";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./entry.words.ts";

/** Asks once before far more is taken than is owed; what was shown before another entry is judged where it is written. */
export async function askAdvance(
  context: RequestContext,
  { kind, amountPaise }: NewEntry,
  { holderId, fields }: { holderId: string; fields: Record<string, string> },
): Promise<Command | null> {
  if (kind !== "payment" || fields.sure) return null;
  const found = await getKhataOf(context, holderId, { before: null });
  if (!found) return null;
  const { balancePaise, newestId } = found.khata;
  const owedPaise = Math.max(0, balancePaise);
  const isOld = (fields.after ?? newestId) !== (newestId ?? "");
  if (isOld || amountPaise <= owedPaise + unaskedPaise) return null;
  return {
    title: words.asAdvance,
    notes: [words.moreThanOwed(formatPaise(amountPaise), formatPaise(owedPaise))],
    method: "post",
    action: khataOfPath(holderId),
    submit: words.recordPayment,
    isDanger: false,
    fields: [],
    hidden: { ...fields, sure: "1" },
    back: khataOfPath(holderId),
  };
}
