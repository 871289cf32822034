import { words } from "./veg-mark.words.ts";

/** The mark the law wants on a food; "none" is no food. */
export const marksOfFood = ["veg", "non-veg", "none"] as const;
type MarkOfFood = (typeof marksOfFood)[number];
export type VegMark = MarkOfFood | "";

export const vegMarks: Record<MarkOfFood, string> = words;
