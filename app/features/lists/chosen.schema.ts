import * as v from "valibot";
import type { PacksToAdd } from "#app/features/cart/add-packs.server.ts";
import { parseQty } from "#app/features/cart/cart.ts";
import { mostListLines } from "./list.schema.ts";

/** A radio's value: the pack, and how many of it make up what the line wants. */
const ChoiceSchema = v.pipe(v.string(), v.regex(/^[0-9a-z]{10,16}:\d{1,2}$/));

type Left = { at: number; text: string };

/** The lines a pack was chosen for, and those without; a count that is none is the choice's own. */
export function parseChosen(fields: Record<string, string>): {
  lines: PacksToAdd[];
  left: Left[];
} {
  const lines: PacksToAdd[] = [];
  const left: Left[] = [];
  for (let at = 0; at < mostListLines; at += 1) {
    const text = fields[`text-${at}`];
    if (text === undefined) continue;
    const choice = v.safeParse(ChoiceSchema, fields[`choice-${at}`]);
    const [financialId = "", own = ""] = choice.success ? choice.output.split(":") : [];
    const typed = fields[`packs-${at}`] ?? "";
    const isTyped = typed !== "" && typed !== fields[`shown-${at}`];
    const qty = parseQty(isTyped ? typed : own, 0, 999) ?? parseQty(own, 1, 99) ?? 1;
    if (choice.success && qty > 0) lines.push({ at, text, financialId, qty });
    else left.push({ at, text });
  }
  return { lines, left };
}
