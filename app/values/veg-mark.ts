import { words } from "./veg-mark.words.ts";

/** The mark the law wants on a food; "none" is no food. */
export const vegMarks = words;
export type VegMark = keyof typeof vegMarks | "";
