/** So many packs a new product may come with. */
export const newPackRows = [1, 2, 3, 4] as const;
