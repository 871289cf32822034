import { Form } from "@remix-run/react";
import { setupCommandPath } from "#app/addresses/side-paths.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { AddressField } from "./address-field.tsx";
import type { Setup } from "./setup.ts";
import { words } from "./words.ts";

const action = setupCommandPath("facts/save");
const fields = ["name", "address", "phone", "foodLicence", "officer"] as const;
const typed = {
  name: { autoComplete: "organization" },
  address: { autoComplete: "off" },
  phone: { autoComplete: "tel-national", inputMode: "tel" },
  foodLicence: { autoComplete: "off", inputMode: "numeric" },
  officer: { autoComplete: "off" },
} as const;

type FactsFormProps = Pick<Setup, "facts" | "areSaved"> & { failure?: FormFailure | undefined };

export function FactsForm({ facts, areSaved, failure }: FactsFormProps) {
  const { errors = {}, values = {} } = failure ?? {};
  return (
    <Form method="post" action={action} noValidate>
      {areSaved ? null : <p className="mb-3">{words.lookThrough}</p>}
      <div className="wide-pairs">
        {fields.map((name) => {
          const field = {
            ...{ name, ...words.facts[name], ...typed[name] },
            defaultValue: values[name] ?? facts[name],
            error: errors[name],
          };
          return name === "address" ? (
            <AddressField key={name} {...field} />
          ) : (
            <Field key={name} {...field} />
          );
        })}
      </div>
      <SubmitButton action={action}>{words.save}</SubmitButton>
    </Form>
  );
}
