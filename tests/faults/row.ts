/** One line of the table: what failed, what the shopper saw, how long that took, what was lost. */
export type FaultRow = { fault: string; seen: string; ms: number; lost: string };

export const lostOf = (wrong: string[]) => wrong.join("; ") || "nothing";

export const faultsOf = (rows: FaultRow[]) =>
  rows.filter(({ lost }) => lost !== "nothing").map(({ fault, lost }) => `${fault}: ${lost}`);

/** The texts of a page's alerts and messages. */
export function saidIn(html: string): string {
  const said = [...html.matchAll(/<(\w+)[^>]* role="(?:alert|status)"[^>]*>(.*?)<\/\1>/gs)].map(
    ([, , text = ""]) => text.replace(/<[^>]*>/g, "").trim(),
  );
  return said
    .filter(Boolean)
    .map((text) => `“${text}”`)
    .join(" ");
}
