import { encode } from "uqr";

/** A square of that many modules, quiet zone included; `path` draws the dark ones as strokes. */
export type QrCode = { size: number; path: string };

const quietZone = 4;

export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  const path = data.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}`));
  return { size, path: path.join("") };
}

/** Where dark modules begin in a row, and how many follow each other. */
function runsOf(row: boolean[]): [number, number][] {
  return row.flatMap((isDark, x): [number, number][] => {
    if (!isDark || row[x - 1]) return [];
    const end = row.indexOf(false, x);
    return [[x, (end < 0 ? row.length : end) - x]];
  });
}
