import { type VegMark, vegMarks } from "#app/values/veg-mark.ts";

/**
 * As the law draws it: a dot in a square for vegetarian food, a triangle for other. What is no food
 * has none.
 */
export function FoodMark({ mark }: { mark: VegMark }) {
  if (mark !== "veg" && mark !== "non-veg") return null;
  return <i role="img" aria-label={vegMarks[mark]} className={mark} />;
}
