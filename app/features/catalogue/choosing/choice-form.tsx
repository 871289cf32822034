import { Form, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { useEarlyChoice } from "#app/ui/use-early-choice.ts";
import { type ListChoice, choiceParams, sorts } from "./choice.ts";
import type { Facets } from "./facets.ts";
import { words } from "./words.ts";

type ChoiceFormProps = {
  choice: ListChoice;
  /** JSON, which weighs less in a page's data than what it says; null where nobody counted. */
  facets: string | null;
  /** The list that is sorted, where it is another page's. */
  action?: string;
  /** What else the address holds. */
  kept?: Record<string, string>;
};

type Counted = Facets | typeof nothingCounted;
const nothingCounted = { brands: [], origins: [], inStock: undefined };

/** A form whose state is the address; with scripts each choice is shown at once. */
export function ChoiceForm({ choice, facets, action, kept = {} }: ChoiceFormProps) {
  const { brands, origins, inStock } = (facets ? JSON.parse(facets) : nothingCounted) as Counted;
  const offered = sorts.filter((sort) => sort !== "origin" || origins.length > 0);
  const { form, chosen, show } = useShownAtOnce(choice, action === undefined);
  return (
    <Form
      ref={form}
      key={chosen}
      method="get"
      action={action}
      onChange={show}
      className="mb-2 grid gap-1.5"
      aria-label={words.sortAndFilter}
      autoComplete="off"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="scroller relative -mx-3 gap-2 pl-3 [--ground:var(--paper)]">
        <ChoiceSelect
          name="sort"
          label={words.sort}
          any={words.anySort}
          value={choice.sort}
          options={offered.map((sort) => [sort, words.sorts[sort]])}
        />
        {inStock === null ? null : (
          <label className="chip content-center px-3">
            <input type="checkbox" name="instock" value="1" defaultChecked={choice.inStock} />
            {inStock === undefined ? words.inStock : `${words.inStock} (${inStock})`}
          </label>
        )}
        <ChoiceSelect
          name="brand"
          label={words.brand}
          any={words.anyBrand}
          value={choice.brand}
          options={counted(brands)}
        />
        <ChoiceSelect
          name="origin"
          label={words.origin}
          any={words.anyOrigin}
          value={choice.origin}
          options={counted(origins).map(([name, text]) => [
            name,
            text.replace(name, words.country),
          ])}
        />
      </div>
      <button className="plain-only button justify-self-start">{words.show}</button>
    </Form>
  );
}

/** The focus stays where the choice was made. */
function useShownAtOnce(choice: ListChoice, isOwnList: boolean) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const changed = useRef("");
  const chosen = String(choiceParams(choice));
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(`[name="${changed.current}"]`)?.focus();
    changed.current = "";
  }, [chosen]);
  function show({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    changed.current = (target as HTMLSelectElement).name;
    submit(currentTarget, { replace: isOwnList, preventScrollReset: isOwnList });
  }
  return { form, chosen, show };
}

/** Where a choice leaves no card, the way on is the list without it. */
export function NothingLeft({ all }: { all: string }) {
  return (
    <p>
      {words.nothingLeft}{" "}
      <a href={all} className="link">
        {words.showAll}
      </a>
    </p>
  );
}

const counted = (options: [string, number][]) =>
  options.map(([name, cards]): [string, string] => [name, `${name} (${cards})`]);

type ChoiceSelectProps = {
  name: string;
  label: string;
  /** What stands while nothing is chosen. */
  any: string;
  value: string | null;
  options: [value: string, text: string][];
};

/** Of one thing there is nothing to choose. */
function ChoiceSelect({ name, label, any, value, options }: ChoiceSelectProps) {
  const select = useEarlyChoice(value ?? "", () => {
    select.current?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  if (options.length < 2 && value === null) return null;
  const isListed = value === null || options.some(([option]) => option === value);
  return (
    <select
      ref={select}
      name={name}
      aria-label={label}
      defaultValue={value ?? ""}
      className="chip max-w-full"
    >
      <option value="">{any}</option>
      {(isListed ? options : [[value, value] as const]).map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}
