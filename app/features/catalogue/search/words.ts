/** The box on every page. */
export const words = {
  placeholder: "Search for products or brands...",
  search: "Search",
  suggestions: "Suggestions",
  found: (count: number) => `${count} suggestions`,
  brand: (name: string) => `Brand: ${name}`,
  category: (name: string) => `Category: ${name}`,
  categoryAndBrand: (category: string, brand: string) => `Category: ${category} · Brand: ${brand}`,
  product: "Product: {name}",
};
