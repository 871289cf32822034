import type { Sort } from "./choice.ts";

export const words = {
  sortAndFilter: "Sort and filter",
  sort: "Sort",
  sorts: {
    price: "Price",
    unit: "Unit price",
    discount: "Discount",
    name: "Name",
    origin: "Origin",
  } satisfies Record<Sort, string>,
  inStock: "In stock",
  brand: "Brand",
  country: (name: string) => name,
  origin: "Origin",
  show: "Show",
  nothingLeft: "Nothing is left of this choice.",
  showAll: "Show all",
};
