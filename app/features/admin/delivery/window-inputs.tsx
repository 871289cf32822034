import { Field } from "#app/ui/field.tsx";
import { words } from "./words.ts";

export const times = [
  { name: "begins", type: "time" },
  { name: "ends", type: "time" },
] as const;
export const terms = [
  { name: "capacity", inputMode: "numeric" },
  { name: "fee", inputMode: "decimal" },
  { name: "cutoff", inputMode: "numeric" },
] as const;

type WindowInputsProps = {
  fields: readonly ((typeof times)[number] | (typeof terms)[number])[];
  values: Record<string, string | undefined>;
  errors: Record<string, string | undefined>;
};

/** From when to when a window is, and on which terms. */
export function WindowInputs({ fields, values, errors }: WindowInputsProps) {
  return fields.map((field) => (
    <Field
      key={field.name}
      {...field}
      {...words.window[field.name]}
      autoComplete="off"
      defaultValue={values[field.name]}
      error={errors[field.name]}
    />
  ));
}
