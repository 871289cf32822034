/** A new brand's form has room for so many packs beside its first. */
export const morePackRows = [2, 3, 4] as const;

export const morePackInputs = {
  quantity: { label: "Size", inputMode: "decimal" },
  units: { label: "Unit", inputMode: "text" },
  price: { label: "MRP", inputMode: "decimal" },
  dprice: { label: "Paid", inputMode: "decimal" },
  countInStock: { label: "Count", inputMode: "numeric" },
} as const;

export const morePackField = (row: number, field: string) => `pack${row}.${field}`;
