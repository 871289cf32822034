import { counted } from "#app/values/language.ts";

/** The box on every page. */
export const words = {
  placeholder: "Search for products or brands...",
  search: "Search",
  suggestions: "Suggestions",
  found: (count: number) =>
    counted("en", count, { one: "1 suggestion", other: `${count} suggestions` }),
  brand: "Brand: {name}",
  category: (name: string) => `Category: ${name}`,
  ofBrand: "Brand:",
  seeAll: (query: string) => `See all results for “${query}”`,
  product: "Product:",
  add: (title: string) => `Add to Cart: ${title}`,
  addOne: "Add",
};
