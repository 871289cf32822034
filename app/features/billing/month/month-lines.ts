import { type TaxGroup, sumOf } from "#app/features/billing/arithmetic/tax-split.ts";
import { type IssuedDocument, factsOf } from "#app/features/billing/issued-document.ts";
import { byteOrderMark, csvLine } from "#app/values/csv.ts";
import { indianDay } from "#app/values/dates.ts";
import { formatRupeesPlain } from "#app/values/money.ts";
import type { OrderChannel } from "#app/values/order-channel.ts";
import type { MonthSums } from "./month-sums.ts";

export const monthColumns = [
  "part",
  "number",
  "date",
  "paper",
  "of",
  "order",
  "rate",
  "hsn",
  "packs",
  "gross",
  "taxable",
  "cgst",
  "sgst",
  "roundOff",
  "payable",
  "first",
  "last",
  "count",
  "channel",
  "method",
  "description",
  "unit",
] as const;
type Cells = Partial<Record<(typeof monthColumns)[number], string>>;

export const monthHead = byteOrderMark + csvLine([...monthColumns]);

/** How the order stands paid; "" where it is not. */
export type PaidAs = "cash" | "upi" | "online" | "khata" | "";
type OfPaper = { orderId: string; channel: OrderChannel; method: PaidAs };

const lineOf = (cells: Cells) => csvLine(monthColumns.map((column) => cells[column] ?? ""));

/** A credit note's amounts are what it takes back. Where the order came from is said of all but those over the web. */
export function paperLine(document: IssuedDocument, of: OfPaper): string {
  const { orderId, channel, method } = of;
  const { number, ofNumber, issuedAt, grossPaise, roundOffPaise } = document;
  const { groups, title, payablePaise } = factsOf(document);
  const hasTax = groups.length > 0;
  const sum = (of: (group: TaxGroup) => number) =>
    hasTax ? formatRupeesPlain(sumOf(groups, of)) : "";
  return lineOf({
    part: ofNumber === null ? "Paper" : "Credit note",
    number,
    date: indianDay(issuedAt),
    paper: title,
    of: ofNumber ?? "",
    order: orderId,
    gross: formatRupeesPlain(grossPaise),
    taxable: sum(({ taxablePaise }) => taxablePaise),
    cgst: sum(({ cgstPaise }) => cgstPaise),
    sgst: sum(({ sgstPaise }) => sgstPaise),
    roundOff: formatRupeesPlain(roundOffPaise),
    payable: formatRupeesPlain(payablePaise),
    channel: channel === "web" ? "" : channel,
    method,
  });
}

/** The unit of what is counted in packs, by its code in the returns. */
const packsUnit = "PAC";

type Others = { cancelled: string[]; descriptions: Map<string, string> };

/** What consumers bought by rate and by heading, less what came back; then the numbers. */
export function sumLines(sums: MonthSums, { cancelled, descriptions }: Others): string {
  const { rates, headings, series } = sums;
  const byRate = [...rates.values()].sort((one, other) => one.basisPoints - other.basisPoints);
  const byHeading = [...headings].sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    ...byRate.map((group) => lineOf({ part: "B2C by rate", ...amounts(group) })),
    ...byHeading.map(([, { hsn, packs, ...group }]) =>
      lineOf({
        part: "HSN",
        hsn,
        packs: String(packs),
        unit: packsUnit,
        description: descriptions.get(hsn) ?? "",
        ...amounts(group),
      }),
    ),
    ...[...series.values()].map(({ name, first, last, count }) =>
      lineOf({ part: "Series", paper: name, first, last, count: String(count) }),
    ),
    ...cancelled.map((number) => lineOf({ part: "Cancelled number", number })),
  ].join("");
}

function amounts(group: TaxGroup): Cells {
  return {
    rate: String(group.basisPoints / 100),
    gross: formatRupeesPlain(group.grossPaise),
    taxable: formatRupeesPlain(group.taxablePaise),
    cgst: formatRupeesPlain(group.cgstPaise),
    sgst: formatRupeesPlain(group.sgstPaise),
  };
}
