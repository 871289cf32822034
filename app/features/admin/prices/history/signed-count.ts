/** "+9", "−72", "0". */
export function signedCount(count: number): string {
  if (count < 0) return `−${-count}`;
  return count > 0 ? `+${count}` : "0";
}
