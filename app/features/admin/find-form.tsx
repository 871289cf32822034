import { Form, Link } from "@remix-run/react";
import { useId } from "react";
import { words } from "./words.ts";

type FindFormProps = {
  action: string;
  label: string;
  hint: string;
  text: string;
  /** What else was chosen of the list, and holds for what is found. */
  kept?: Record<string, string>;
};

/** A search field over a list; its address can be kept. */
export function FindForm({ action, label, hint, text, kept = {} }: FindFormProps) {
  const id = useId();
  return (
    <Form method="get" action={action} role="search" aria-label={label} className="find">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div>
        <label htmlFor={id} className="mb-1 block font-semibold">
          {label}
        </label>
        <input
          key={text}
          id={id}
          type="search"
          name="query"
          defaultValue={text}
          maxLength={200}
          placeholder={hint}
          className="field"
        />
        {text ? (
          <Link to={action} aria-label={words.showAll} title={words.showAll} className="clear">
            ×
          </Link>
        ) : null}
      </div>
      <button type="submit" className="button">
        {words.search}
      </button>
    </Form>
  );
}
