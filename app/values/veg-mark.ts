/** The mark the law wants on a food; "none" is no food. */
export const vegMarks = { veg: "Vegetarian", "non-veg": "Non-vegetarian", none: "Not a food" };
export type VegMark = keyof typeof vegMarks | "";
