import { Form } from "@remix-run/react";
import { type DeliveryCommand, deliveryCommandPath } from "#app/addresses/side-paths.ts";

type RowButtonProps = {
  command: DeliveryCommand;
  fields: Record<string, string>;
  label: string;
  /** What it is about, for who doesn't see the row. */
  about: string;
};

/** One button of a row that does one thing. */
export function RowButton({ command, fields, label, about }: RowButtonProps) {
  return (
    <Form method="post" action={deliveryCommandPath(command)} preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button button-plain">
        {label}
        <span className="sr-only"> {about}</span>
      </button>
    </Form>
  );
}
