import { words } from "./words.ts";

/** A new brand's form has room for so many packs beside its first. */
export const morePackRows = [2, 3, 4] as const;

export const morePackInputs = () =>
  ({
    quantity: { label: words.more.quantity, inputMode: "text" },
    price: { label: words.more.price, inputMode: "decimal" },
    dprice: { label: words.more.dprice, inputMode: "decimal" },
    countInStock: { label: words.more.countInStock, inputMode: "numeric" },
  }) as const;

export const morePackField = (row: number, field: string) => `pack${row}.${field}`;
