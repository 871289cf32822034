import { useId } from "react";
import { searchPath } from "#app/addresses/paths.ts";
import { SuggestionList, optionId } from "./suggestion-list.tsx";
import { useSearchBox } from "./use-search-box.ts";
import { words } from "./words.ts";

/** A plain GET form; with scripts a combobox whose suggestions the results page takes over. */
export function SearchBox({ query = "" }: { query?: string }) {
  const listId = useId();
  const { form, input, options, active, isShown, type, clear, close, search, onKeyDown } =
    useSearchBox();
  return (
    <form
      ref={form}
      role="search"
      method="get"
      action={searchPath}
      noValidate
      onSubmit={search}
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || close()
      }
      className="flex grow gap-2 md:relative"
    >
      <input
        ref={input}
        type="text"
        name="query"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
        aria-label={words.placeholder}
        placeholder={words.placeholder}
        defaultValue={query}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        className="field"
      />
      <SearchButton />
      <SuggestionList
        id={listId}
        options={options}
        active={active}
        onChoose={clear}
        onSet={() => input.current?.select()}
        onLeave={() => {
          input.current?.focus();
          close();
        }}
      />
      <span aria-live="polite" className="sr-only">
        {isShown ? words.found(options.length - 1) : ""}
      </span>
    </form>
  );
}

function SearchButton() {
  return (
    <button type="submit" aria-label={words.search} className="button w-11 shrink-0 px-0">
      <svg
        viewBox="0 0 24 24"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.5 15.5 5 5" />
      </svg>
    </button>
  );
}
