/** The notes and coins that a drawer holds, in rupees, largest first. */
export const noteRupees = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const;
export type Note = (typeof noteRupees)[number];

/** How many of each; of one that is left out there is none. */
export type Notes = { [rupees in `${Note}`]?: number };

/** No drawer of a shop holds more of one. */
export const mostOfANote = 9999;

export function countNotes(notes: Notes): number {
  return noteRupees.reduce((paise, note) => paise + note * 100 * (notes[`${note}`] ?? 0), 0);
}
