import { type ReadLine, possibleNames, readLine } from "./read-line.ts";
import { type Piece, splitList } from "./split-list.ts";

/** A list before anyone knows which of its possible names the shop has. */
export type OpenList = { pieces: Piece[]; possibleNames: string[] };
/** What it asks for, in its order, and the words that ask for nothing. */
export type ReadList = { lines: ReadLine[]; notRead: string[] };

export function openList(text: string): OpenList {
  const pieces = splitList(text);
  return {
    pieces,
    possibleNames: [...new Set(pieces.flatMap(({ clean }) => possibleNames(clean)))],
  };
}

export function readList({ pieces }: OpenList, names: ReadonlySet<string>): ReadList {
  const read = pieces.map((piece) => ({ text: piece.text, line: readLine(piece, names) }));
  return {
    lines: read.flatMap(({ line }) => line ?? []),
    notRead: read.flatMap(({ text, line }) => (line ? [] : [text])),
  };
}
