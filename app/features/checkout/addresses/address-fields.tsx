import { Field } from "#app/ui/field.tsx";
import { longestAddressPart, longestLabel } from "#app/values/limits.ts";
import { words } from "./fields.words.ts";

type Texts = Record<string, string | undefined>;
type FieldsProps = { values: Texts; errors: Texts };

/** Where it is. */
export function PlaceFields({ values, errors }: FieldsProps) {
  return (
    <>
      <Field
        label={words.street}
        name="street"
        autoComplete="address-line1"
        maxLength={longestAddressPart}
        defaultValue={values.street}
        error={errors.street}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-3">
        <Field
          label={words.city}
          name="city"
          autoComplete="address-level2"
          maxLength={longestAddressPart}
          defaultValue={values.city}
          error={errors.city}
        />
        <Field
          label={words.postalCode}
          name="postalCode"
          autoComplete="postal-code"
          inputMode="numeric"
          hint={words.sixDigits}
          defaultValue={values.postalCode}
          error={errors.postalCode}
        />
      </div>
    </>
  );
}

/** How it is found among several, and by who brings the order. */
export function FindingFields({ values, errors }: FieldsProps) {
  return (
    <>
      <Field
        label={words.label}
        name="label"
        autoComplete="off"
        hint={words.labelHint}
        maxLength={longestLabel}
        defaultValue={values.label}
        error={errors.label}
      />
      <Field
        label={words.landmark}
        name="landmark"
        autoComplete="off"
        hint={words.landmarkHint}
        maxLength={longestAddressPart}
        defaultValue={values.landmark}
        error={errors.landmark}
      />
      <Field
        label={words.doorNote}
        name="doorNote"
        autoComplete="off"
        hint={words.doorNoteHint}
        maxLength={longestAddressPart}
        defaultValue={values.doorNote}
        error={errors.doorNote}
      />
    </>
  );
}
