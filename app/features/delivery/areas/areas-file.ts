// The areas as CSV, as the page shows them and takes them back: a line a PIN code.
import * as v from "valibot";
import { formatRupeesPlain } from "#app/values/money.ts";
import { areaColumns } from "./area-columns.ts";
import { type AreaFields, AreaSchema } from "./area.schema.ts";
import type { KeptArea } from "./areas.server.ts";
import { words } from "./words.ts";

export const mostAreas = 2000;

export function areasAsCsv(areas: KeptArea[]): string {
  const lines = areas.map(({ postalCode, feePaise, freeFromPaise, minimumPaise }) =>
    [
      postalCode,
      formatRupeesPlain(feePaise),
      freeFromPaise === null ? "" : formatRupeesPlain(freeFromPaise),
      formatRupeesPlain(minimumPaise),
    ].join(","),
  );
  return [areaColumns, ...lines].join("\n");
}

export type AreasFile = { ok: true; areas: AreaFields[] } | { ok: false; message: string };

/** All of it or nothing; the first line that can't be read is named. Spreadsheets write ; too. */
export function readAreas(text: string): AreasFile {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const areas = new Map<string, AreaFields>();
  for (const [at, line] of lines.entries()) {
    if (line === "" || /^["\s]*postal/i.test(line)) continue;
    const cells = line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
    const [postalCode = "", fee = "", freeFrom = "", minimum = "", ...more] = cells;
    const area = v.safeParse(AreaSchema, { postalCode, fee, freeFrom, minimum });
    const wrong = (what: string) => ({ ok: false, message: words.line(at + 1, what) }) as const;
    if (!area.success) return wrong(area.issues[0].message);
    if (more.some((cell) => cell !== "")) return wrong(words.fourColumns(areaColumns));
    if (areas.has(area.output.postalCode)) return wrong(words.twice(area.output.postalCode));
    areas.set(area.output.postalCode, area.output);
  }
  if (areas.size > mostAreas) return { ok: false, message: words.atMost(mostAreas) };
  return { ok: true, areas: [...areas.values()] };
}
