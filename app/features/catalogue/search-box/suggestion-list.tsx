import { Link } from "@remix-run/react";
import { Fragment, useEffect, useRef } from "react";
import { wantedPack } from "#app/features/catalogue/cards/card.ts";
import { Picture } from "#app/ui/picture.tsx";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { titleCase } from "#app/values/text.ts";
import { type SuggestionOption, markTyped } from "./suggestion.ts";
import { Filled } from "#app/ui/filled.tsx";
import { ProductName } from "#app/ui/product-name.tsx";
import { AddSuggested } from "./add-suggested.tsx";
import { words } from "./words.ts";

type SuggestionListProps = {
  id: string;
  options: SuggestionOption[];
  active: number;
  onChoose: () => void;
  onSet: () => void;
  onLeave: () => void;
};

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/**
 * Always there for the box to point at; the focus stays in the box, so a press must not take it. An
 * option holds no button: those stand beside the list, in its rows.
 */
export function SuggestionList({ id, options, active, onChoose, ...beside }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div
      hidden={options.length === 0}
      className="absolute inset-x-0 top-full z-40 mt-1 grid max-h-96 grid-cols-[minmax(0,1fr)_auto] overflow-y-auto rounded-lg border border-stone bg-card py-2 raised"
    >
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={words.suggestions}
        className="grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid"
        style={rowsOf(options.length)}
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
            className="flex min-h-11 flex-wrap items-center gap-x-3 px-3 py-2 hover:bg-mint aria-selected:bg-mint aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-leaf"
          >
            <OptionText option={option} />
          </Link>
        ))}
      </div>
      {options.map((option, index) =>
        option.kind === "product" ? (
          <AddSuggested key={option.key} card={option.card} row={index + 1} {...beside} />
        ) : null,
      )}
    </div>
  );
}

/** None in the page that is served: its policy takes no style of an element. */
const rowsOf = (count: number) => (count > 0 ? { gridRow: `1 / span ${count}` } : undefined);

/** What was typed is told apart in it. */
function OptionText({ option }: { option: SuggestionOption }) {
  const mark = (text: string) =>
    markTyped(text, option.typed).map((part, at) => (
      <Fragment key={at}>{at % 2 === 0 ? part : <b className="text-leaf">{part}</b>}</Fragment>
    ));
  if (option.kind === "all")
    return <span className="font-semibold text-leaf">{words.seeAll(option.typed)}</span>;
  if (option.kind === "brand")
    return (
      <span>
        <Filled text={words.brand} name={mark(option.name)} />
      </span>
    );
  const { category, called = category, brand, name, nameHi } = option.card;
  const pack = wantedPack(option.card);
  return (
    <>
      <Picture
        image={option.card.image}
        alt=""
        sizes="small"
        className="size-11 flex-none rounded-md"
      />
      <span className="min-w-0 flex-1 basis-28 wrap-anywhere">
        <span className="sr-only">{words.product} </span>
        <span className="font-semibold">
          <ProductName of={{ brand: "", name, nameHi }} mark={mark} />
        </span>{" "}
        <span className="block text-xs text-stone">
          <span className="sr-only">
            {words.category(called)} {brand ? words.ofBrand : ""}{" "}
          </span>
          {[titleCase(brand), pack && formatPack(pack)].filter(Boolean).join(" · ")}{" "}
          {pack ? <b className="money text-ink">{formatPaise(pack.dpricePaise)}</b> : null}
        </span>
      </span>
    </>
  );
}
