import { parseChosen } from "#app/features/lists/chosen.schema.ts";
import { newId } from "#app/values/identifier.ts";
import { maxQty } from "#app/values/limits.ts";
import { heldLines, linesValue, tillAddress } from "./till.ts";

/** The till with the goods that a pasted list was read as. */
export function addressOfList(form: FormData): string {
  const fields: Record<string, string> = {};
  form.forEach((value, name) => {
    if (typeof value === "string") fields[name] = value;
  });
  const { lines } = parseChosen(fields);
  const wanted = linesValue(
    lines.map(({ financialId, qty }) => ({ financialId, qty: Math.min(qty, maxQty) })),
  );
  return tillAddress({ key: newId(), lines: heldLines(new URLSearchParams({ lines: wanted })) });
}
