import { hindiCategoryNames } from "./category-names-hi.ts";
import type { words as english } from "./words.ts";

const names = new Map<string, string>(Object.entries(hindiCategoryNames));

export const words: typeof english = {
  category: (name) => names.get(name) ?? name,
};
