import type { Suggestion } from "./suggestion.ts";

let carried: Suggestion | null = null;

/**
 * A client loader can't read navigation state: what the state holds waits here for the results
 * page.
 */
export function carrySuggestion(suggestion: Suggestion | null): void {
  carried = suggestion;
}

/** Given once, and only for the very text it belongs to. */
export function takeCarriedSuggestion(query: string): Suggestion | null {
  const suggestion = carried?.query === query ? carried : null;
  carried = null;
  return suggestion;
}
