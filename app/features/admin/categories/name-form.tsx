import { Form } from "@remix-run/react";
import { type CategoryCommand, categoryCommandPath } from "#app/addresses/side-paths.ts";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { words } from "./words.ts";

type NameFormProps = {
  command: Extract<CategoryCommand, "add" | "rename">;
  /** As they were typed, or are. */
  values: Partial<Record<"id" | "name" | "nameHi", string>>;
  errors: Record<string, string>;
  button: string;
};

export function NameForm({ command, values, errors, button }: NameFormProps) {
  const action = categoryCommandPath(command);
  const field = (name: "name" | "nameHi") => (
    <Field
      {...words[name]}
      name={name}
      autoComplete="off"
      defaultValue={values[name] ?? ""}
      error={errors[name]}
    />
  );
  return (
    <Form method="post" action={action} noValidate>
      {command === "rename" ? <input type="hidden" name="id" value={values.id} /> : null}
      {field("name")}
      {field("nameHi")}
      <SubmitButton action={action}>{button}</SubmitButton>
    </Form>
  );
}
