import { Form } from "@remix-run/react";
import { deliveryPath } from "#app/addresses/paths.ts";
import type { Intent } from "./delivery.schema.ts";

type RowButtonProps = {
  to: Intent;
  fields: Record<string, string>;
  label: string;
  /** What it is about, for who doesn't see the row. */
  about: string;
};

/** One button of a row that does one thing. */
export function RowButton({ to, fields, label, about }: RowButtonProps) {
  return (
    <Form method="post" action={deliveryPath} preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" name="to" value={to} className="button button-plain">
        {label}
        <span className="sr-only"> {about}</span>
      </button>
    </Form>
  );
}
