export const budgetStep = 6;
const mostShown = 60;

/** How many cards of the budget grid a page shows: whole steps of six. */
export function parseShown(text: string | null): number {
  const steps = /^\d{1,3}$/.test(text ?? "") ? Math.ceil(Number(text) / budgetStep) : 1;
  return Math.min(mostShown, Math.max(1, steps) * budgetStep);
}
