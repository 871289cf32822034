import { useNavigate } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { searchResultsPath } from "#app/addresses.ts";
import { optionsOf, queryText } from "./suggestion.ts";
import { carrySuggestion } from "./suggestion-carrier.ts";
import { useCombobox } from "./use-combobox.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** The box's text stays the browser's own, so that what is typed before the scripts come is never lost. */
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
    onChoose: choose,
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

  function choose(index: number) {
    const option = options[index];
    if (!option) return;
    clear();
    navigate(option.to, { state: option.state });
  }

  function search(event: FormEvent) {
    event.preventDefault();
    const wanted = queryText(input.current?.value ?? "");
    if (!wanted) return;
    const carried = suggestion?.query === wanted ? suggestion : null;
    carrySuggestion(carried);
    clear();
    navigate(searchResultsPath(wanted), { state: carried && { suggestions: carried } });
  }

  const close = () => show(false);
  return {
    form,
    input,
    options: isShown ? options : [],
    active,
    isShown,
    type,
    clear,
    close,
    search,
    onKeyDown,
  };
}

/** What was typed before the scripts came counts as typed. */
function useEarlyText(input: RefObject<HTMLInputElement>) {
  useEffect(() => {
    if (document.activeElement === input.current && input.current?.value)
      input.current.dispatchEvent(new Event("input", { bubbles: true }));
  }, [input]);
}
