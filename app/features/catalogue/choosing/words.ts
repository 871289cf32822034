import type { Sort } from "./choice.ts";

export const words = {
  sortAndFilter: "Sort and filter",
  sort: "Sort",
  sorts: {
    price: "Price: low to high",
    unit: "Unit price: low to high",
    discount: "Discount: high to low",
    name: "Name: A to Z",
    origin: "Origin",
  } satisfies Record<Sort, string>,
  inStock: "In stock",
  brand: "Brand",
  country: (name: string) => name,
  origin: "Origin",
  show: "Show",
  nothingLeft: "Nothing matches these filters.",
  showAll: "Show all",
};
