import { useNavigate } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { searchResultsPath } from "#app/addresses/paths.ts";
import { type Suggestion, optionsOf, queryText } from "./suggestion.ts";
import { carrySuggestion } from "./suggestion-carrier.ts";
import { useCombobox } from "./use-combobox.ts";
import { useSuggestions } from "./use-suggestions.ts";

/**
 * The box's text stays the browser's own, so that what is typed before the scripts come is never
 * lost.
 */
export function useSearchBox() {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const suggestion = useSuggestions(text);
  const options = suggestion ? optionsOf(suggestion) : [];
  const { isShown, active, show, onKeyDown } = useCombobox({
    options: options.length,
    container: form,
    onChoose: (index) => goTo(options[index]),
  });
  useEarlyText(input);

  function type(value: string) {
    setText(value);
    show(value !== "");
  }

  function clear() {
    if (input.current) input.current.value = "";
    type("");
  }

  function goTo(target: { to: string; state?: unknown } | null | undefined) {
    if (!target) return;
    clear();
    navigate(target.to, { state: target.state });
  }

  function search(event: FormEvent) {
    event.preventDefault();
    goTo(resultsFor(input.current?.value ?? "", suggestion));
  }

  const close = () => show(false);
  const shown = isShown ? options : [];
  return { form, input, options: shown, active, isShown, type, clear, close, search, onKeyDown };
}

/** The page of what was typed, with the suggestions that belong to it; null for no words. */
function resultsFor(typed: string, suggestion: Suggestion | null) {
  const wanted = queryText(typed);
  if (!wanted) return null;
  const carried = suggestion?.query === wanted ? suggestion : null;
  carrySuggestion(carried);
  return { to: searchResultsPath(wanted), state: carried && { suggestions: carried } };
}

/** What was typed before the scripts came counts as typed. */
function useEarlyText(input: RefObject<HTMLInputElement>) {
  useEffect(() => {
    if (document.activeElement === input.current && input.current?.value)
      input.current.dispatchEvent(new Event("input", { bubbles: true }));
  }, [input]);
}
