/** Whether so little of a pack is left that the owner wants to be told: its own number, or the shop's. */
export function isFew(
  { countInStock, lowStockAt }: { countInStock: number; lowStockAt: number | null },
  usual: number,
): boolean {
  return countInStock <= (lowStockAt ?? usual);
}
