import { type ListChoice, sorts } from "./choice.ts";
import type { Facets } from "./facets.ts";

type ChoiceFormProps = {
  choice: ListChoice;
  /** JSON, which weighs less in a page's data than what it says; null where nobody counted. */
  facets: string | null;
  /** What else the address holds. */
  kept?: Record<string, string>;
};

type Counted = Facets | typeof nothingCounted;
const nothingCounted = { brands: [], origins: [], inStock: null };

/** A form whose state is the address: nothing in it needs a script. */
export function ChoiceForm({ choice, facets, kept = {} }: ChoiceFormProps) {
  const { brands, origins, inStock } = (facets ? JSON.parse(facets) : nothingCounted) as Counted;
  const { origin: _, ...others } = sorts;
  return (
    <form
      method="get"
      className="mb-3 flex gap-1.5"
      aria-label="Sort and filter"
      autoComplete="off"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="scroller flex min-w-0 gap-1.5 overflow-x-auto">
        <ChoiceSelect
          name="sort"
          label="Sort"
          value={choice.sort}
          options={Object.entries(origins.length > 0 ? sorts : others)}
        />
        <label className="chip content-center">
          <input type="checkbox" name="instock" value="1" defaultChecked={choice.inStock} />
          {inStock === null ? " In stock" : ` In stock (${inStock})`}
        </label>
        <ChoiceSelect name="brand" label="Brand" value={choice.brand} options={counted(brands)} />
        <ChoiceSelect
          name="origin"
          label="Origin"
          value={choice.origin}
          options={counted(origins)}
        />
      </div>
      <button className="button">Show</button>
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
    <select name={name} aria-label={label} defaultValue={value ?? ""} className="chip basis-24">
      <option value="">{label}</option>
      {(isListed ? options : [[value, value] as const]).map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}
