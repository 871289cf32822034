// What the shop has set for its deliveries, as its terms say it.
import { eq, max } from "drizzle-orm";
import { serviceAreas, slotTemplates } from "#db/schema/delivery.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./words.ts";

/** A table in HTML: a row for all PIN codes that pay the same; "" as long as nothing is set. */
export async function readDeliveryCosts({ db, read }: RequestContext): Promise<string> {
  const [areas, [windows]] = await Promise.all([
    read(
      db
        .select()
        .from(serviceAreas)
        .where(eq(serviceAreas.isActive, true))
        .orderBy(serviceAreas.postalCode),
    ),
    read(db.select({ mostFee: max(slotTemplates.feePaise).as("most_fee") }).from(slotTemplates)),
  ]);
  const codes = new Map<string, string[]>();
  for (const area of areas) {
    const row = costsOf(area);
    codes.set(row, [...(codes.get(row) ?? []), area.postalCode]);
  }
  const rows = [...codes].map(
    ([costs, same]) => `<tr><th scope="row">${same.join(", ")}</th>${costs}</tr>`,
  );
  const timeRow = windows?.mostFee
    ? `<tr><th scope="row">${words.chosenTime}</th><td colspan="3">${words.timeCosts(formatPaise(windows.mostFee))}</td></tr>`
    : "";
  if (rows.length === 0 && !timeRow) return "";
  const head =
    rows.length > 0
      ? `<thead><tr>${words.columns.map((column) => `<th scope="col">${column}</th>`).join("")}</tr></thead>`
      : "";
  return `<table>${head}<tbody>${rows.join("")}${timeRow}</tbody></table>`;
}

type Area = typeof serviceAreas.$inferSelect;

function costsOf({ feePaise, freeFromPaise, minimumPaise }: Area): string {
  const [fee, from, least] = [feePaise, feePaise && freeFromPaise, minimumPaise].map(
    (paise) => paise && formatPaise(paise),
  );
  return `<td>${fee || words.free}</td><td>${from || "–"}</td><td>${least || words.any}</td>`;
}
