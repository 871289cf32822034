import { Form, Link } from "@remix-run/react";
import { useId } from "react";
import { words } from "./words.ts";

type FindFormProps = { action: string; label: string; hint: string; text: string };

/** A search field over a list; its address can be kept. */
export function FindForm({ action, label, hint, text }: FindFormProps) {
  const id = useId();
  return (
    <Form method="get" action={action} role="search" aria-label={label} className="find">
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
      </div>
      <button type="submit" className="button">
        {words.search}
      </button>
      {text ? (
        <Link to={action} className="button button-plain">
          {words.showAll}
        </Link>
      ) : null}
    </Form>
  );
}
