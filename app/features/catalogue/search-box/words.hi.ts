import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  placeholder: "सामान या ब्रांड खोजें...",
  search: "खोजें",
  suggestions: "सुझाव",
  found: (count) => `${count} सुझाव`,
  brand: "ब्रांड: {name}",
  category: (name) => `कैटेगरी: ${name}`,
  ofBrand: "ब्रांड:",
  seeAll: (query) => `“${query}” के सारे नतीजे देखें`,
  product: "सामान:",
  add: (title) => `कार्ट में डालें: ${title}`,
  addOne: "डालें",
};
