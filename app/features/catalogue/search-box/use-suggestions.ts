import { useEffect, useState } from "react";
import { suggestionsPath } from "#app/addresses/paths.ts";
import { type Suggestion, isLongEnough, queryText } from "./suggestion.ts";

const pauseMs = 150;

/**
 * The newest reply while the text is long enough; a reply to an older text never comes after it.
 */
export function useSuggestions(text: string): Suggestion | null {
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null);
  const query = queryText(text);
  const isAsked = isLongEnough(query);
  useEffect(() => {
    if (!isAsked) {
      setSuggestion(null);
      return;
    }
    const request = new AbortController();
    const timer = setTimeout(async () => {
      const found = await fetchSuggestion(query, request.signal).catch(() => null);
      if (!request.signal.aborted) setSuggestion(found);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [query, isAsked]);
  return isAsked ? suggestion : null;
}

async function fetchSuggestion(query: string, signal: AbortSignal): Promise<Suggestion | null> {
  const response = await fetch(`${suggestionsPath}?${new URLSearchParams({ query })}`, { signal });
  return response.ok ? ((await response.json()) as Suggestion) : null;
}
