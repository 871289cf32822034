import { maxQty } from "#app/values/limits.ts";
import { type ReadLine, endOf, possibleNames, readLine } from "./read-line.ts";
import { splitAtGoods, wholeName } from "./split-goods.ts";
import { type Piece, splitList } from "./split-list.ts";

/** A list before anyone knows which of its possible names the shop has. */
export type OpenList = { pieces: Piece[]; possibleNames: string[]; wholeNames: string[] };
/** What it asks for, in its order, and the words that ask for nothing. */
export type ReadList = { lines: ReadLine[]; notRead: string[] };

const fewestPriced = 3;

export function openList(text: string): OpenList {
  const pieces = splitList(text);
  return {
    pieces,
    possibleNames: [...new Set(pieces.flatMap(({ clean }) => possibleNames(clean)))],
    wholeNames: [...new Set(pieces.flatMap((piece) => wholeName(piece) ?? []))],
  };
}

export function readList(open: OpenList, names: ReadonlySet<string>): ReadList {
  const pieces = open.pieces.flatMap((piece) => splitAtGoods(piece, names));
  const reading = { names, isPriced: saysPrices(pieces, names) };
  const read = pieces.map((piece) => ({ text: piece.text, line: readLine(piece, reading) }));
  return {
    lines: read.flatMap(({ line }) => line ?? []),
    notRead: read.flatMap(({ text, line }) => (line ? [] : [text])),
  };
}

/** Where most lines end in a bare number, and most of those are no packs anyone would take. */
function saysPrices(pieces: Piece[], names: ReadonlySet<string>): boolean {
  const ends = pieces.flatMap((piece) => endOf(piece, names) ?? []);
  const isMost = (count: number, all: number) => count * 2 > all;
  return (
    ends.length >= fewestPriced &&
    isMost(ends.length, pieces.length) &&
    isMost(ends.filter((end) => end > maxQty).length, ends.length)
  );
}
