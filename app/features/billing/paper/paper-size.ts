import { doorLines } from "#app/values/address.ts";
import type { ShownDocument } from "#app/features/billing/issued-document.ts";

export const papers = ["a4", "80", "58"] as const;
export type Paper = (typeof papers)[number];
export const paperNames: Record<Paper, string> = { a4: "A4", "80": "80 mm", "58": "58 mm" };

/** Null for one that the shop does not know. */
export function paperOf(text: string | null): Paper | null {
  return papers.find((paper) => paper === text) ?? null;
}

export const sheetClass = (paper: Paper) => `paper ${paper === "a4" ? "a4" : "roll"} p${paper}`;

/** What a roll prints of its width, and how many letters of the receipt's type stand in that. */
const rolls = {
  "80": { widthMm: 72, marginMm: 4, letters: 38 },
  "58": { widthMm: 48, marginMm: 5, letters: 25 },
} as const;
const rowMm = 4.1;
const frameRows = 22;
const rowsPerGroup = 2.2;
const logoRows = 5;

/** Browsers know no page without an end, so a receipt's is as long as it needs, roughly. */
export function pageRule(
  paper: Paper,
  documents: ShownDocument[],
  inHindi: Record<string, string> | null = null,
): string {
  if (paper === "a4") return "@page{size:A4;margin:12mm}";
  const { widthMm, marginMm, letters } = rolls[paper];
  const sizes = documents.map(
    (document, index) =>
      `@page p${index}{size:${widthMm + 2 * marginMm}mm ${heightMm(document, letters, inHindi)}mm;margin:${marginMm}mm}
      @media print{.paper:nth-of-type(${index + 1}){page:p${index}}}`,
  );
  const otherwise = `@page{size:${widthMm + 2 * marginMm}mm 297mm;margin:${marginMm}mm}`;
  return `${otherwise}${sizes.join("")}.paper{width:${widthMm}mm}`;
}

/** Title, headings of the sums and thanks, once more. */
const hindiFrameRows = 8;

function heightMm(
  document: ShownDocument,
  letters: number,
  inHindi: Record<string, string> | null,
): number {
  const { lines, groups, supplier, buyer } = document;
  const rows = (text: string) => Math.ceil((text.length + 8) / letters);
  const ofLine = lines.reduce((sum, { brand, name }) => sum + 1.6 + rows(`${brand} ${name}`), 0);
  const around = [
    supplier.name,
    supplier.address,
    `${buyer.street} ${buyer.city}`,
    ...doorLines(buyer),
  ];
  const total =
    frameRows +
    (supplier.logo ? logoRows : 0) +
    ofLine +
    around.reduce((sum, text) => sum + rows(text), 0);
  const below = inHindi
    ? lines.reduce((sum, { name }) => sum + rows(inHindi[name] ?? ""), hindiFrameRows)
    : 0;
  return Math.ceil((total + below + groups.length * rowsPerGroup) * rowMm);
}
