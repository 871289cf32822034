import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { titleCase } from "#app/values/text.ts";
import type { SuggestionOption } from "./suggestion.ts";
import { Filled } from "#app/ui/filled.tsx";
import { ProductName } from "#app/ui/product-name.tsx";
import { words } from "./words.ts";

type SuggestionListProps = {
  id: string;
  options: SuggestionOption[];
  active: number;
  onChoose: () => void;
};

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/**
 * Always there for the box to point at; the focus stays in the box, so a press must not take it.
 */
export function SuggestionList({ id, options, active, onChoose }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={words.suggestions}
      hidden={options.length === 0}
      className="absolute inset-x-0 top-full z-40 mt-1 max-h-80 overflow-y-auto rounded-lg border border-line bg-card raised"
    >
      {options.map((option, index) => (
        <Link
          key={option.key}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          to={option.to}
          discover="none"
          state={option.state}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onChoose}
          className="flex min-h-11 flex-col justify-center border-b border-line px-3 py-2 last:border-0 hover:bg-mint aria-selected:bg-mint aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-leaf"
        >
          <OptionText option={option} />
        </Link>
      ))}
    </div>
  );
}

function OptionText({ option }: { option: SuggestionOption }) {
  if (option.kind === "brand")
    return <span className="font-semibold">{words.brand(option.name)}</span>;
  const { category, called = category, brand, name, nameHi } = option.card;
  return (
    <>
      <span className="text-xs text-stone">
        {brand ? words.categoryAndBrand(called, titleCase(brand)) : words.category(called)}
      </span>{" "}
      <span className="font-semibold">
        <Filled text={words.product} name={<ProductName of={{ brand: "", name, nameHi }} />} />
      </span>
    </>
  );
}
