import type { Sort } from "./choice.ts";

export const words = {
  sortAndFilter: "Sort and filter",
  sort: "Sort",
  anySort: "Sort: usual",
  sorts: {
    price: "Price: low to high",
    unit: "Unit price: low to high",
    discount: "Discount: high to low",
    name: "Name: A to Z",
    origin: "Origin",
  } satisfies Record<Sort, string>,
  inStock: "In stock",
  brand: "Brand",
  anyBrand: "Brand: all",
  country: (name: string) => name,
  origin: "Origin",
  anyOrigin: "Origin: all",
  show: "Show",
  nothingLeft: "Nothing matches these filters.",
  showAll: "Show all",
};
