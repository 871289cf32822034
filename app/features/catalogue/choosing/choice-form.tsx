import { type ListChoice, sorts } from "./choice.ts";
import type { Facets } from "./facets.ts";

type ChoiceFormProps = {
  choice: ListChoice;
  facets: Facets | null;
  /** What else the address holds. */
  kept?: Record<string, string>;
};

/** A form whose state is the address: nothing in it needs a script. */
export function ChoiceForm({ choice, facets, kept = {} }: ChoiceFormProps) {
  const { brands, origins, inStock } = facets ?? { brands: [], origins: [], inStock: null };
  const { origin: _, ...others } = sorts;
  return (
    <form
      method="get"
      className="scroller mb-3 flex gap-1.5 overflow-x-auto"
      aria-label="Sort and filter"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ChoiceSelect
        name="sort"
        label="Sort"
        value={choice.sort}
        options={Object.entries(origins.length > 0 ? sorts : others)}
      />
      <label className="chip content-center">
        <input type="checkbox" name="instock" value="1" defaultChecked={choice.inStock} /> In stock
        {inStock === null ? null : ` (${inStock})`}
      </label>
      <ChoiceSelect name="brand" label="Brand" value={choice.brand} options={counted(brands)} />
      <ChoiceSelect name="origin" label="Origin" value={choice.origin} options={counted(origins)} />
      <button className="button sticky right-0">Show</button>
    </form>
  );
}

/** Where a choice leaves no card, the way on is the list without it. */
export function NothingLeft({ all }: { all: string }) {
  return (
    <p>
      Nothing is left of this choice.{" "}
      <a href={all} className="link">
        Show all
      </a>
    </p>
  );
}

const counted = (options: [string, number][]) =>
  options.map(([name, cards]): [string, string] => [name, `${name} (${cards})`]);

type ChoiceSelectProps = {
  name: string;
  label: string;
  value: string | null;
  options: [value: string, text: string][];
};

/** Of one thing there is nothing to choose. */
function ChoiceSelect({ name, label, value, options }: ChoiceSelectProps) {
  if (options.length < 2 && value === null) return null;
  const isListed = value === null || options.some(([option]) => option === value);
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue={value ?? ""}
      autoComplete="off"
      className="chip basis-24"
    >
      <option value="">{label}</option>
      {(isListed ? options : [[value, value] as const]).map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}
