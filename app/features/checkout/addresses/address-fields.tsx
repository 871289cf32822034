import { Field } from "#app/ui/field.tsx";
import { longestAddressPart, longestLabel } from "#app/values/limits.ts";

type Texts = Record<string, string | undefined>;
type FieldsProps = { values: Texts; errors: Texts };

/** Where it is. */
export function PlaceFields({ values, errors }: FieldsProps) {
  return (
    <>
      <Field
        label="Street Address"
        name="street"
        autoComplete="address-line1"
        maxLength={longestAddressPart}
        defaultValue={values.street}
        error={errors.street}
      />
      <Field
        label="City"
        name="city"
        autoComplete="address-level2"
        maxLength={longestAddressPart}
        defaultValue={values.city}
        error={errors.city}
      />
      <Field
        label="Postal Code"
        name="postalCode"
        autoComplete="postal-code"
        inputMode="numeric"
        hint="6 digits"
        defaultValue={values.postalCode}
        error={errors.postalCode}
      />
    </>
  );
}

/** How it is found among several, and by who brings the order. */
export function FindingFields({ values, errors }: FieldsProps) {
  return (
    <>
      <Field
        label="Label (optional)"
        name="label"
        autoComplete="off"
        hint="Such as Home or Work"
        maxLength={longestLabel}
        defaultValue={values.label}
        error={errors.label}
      />
      <Field
        label="Landmark (optional)"
        name="landmark"
        autoComplete="off"
        hint="Such as opposite the water tank"
        maxLength={longestAddressPart}
        defaultValue={values.landmark}
        error={errors.landmark}
      />
      <Field
        label="Note for the door (optional)"
        name="doorNote"
        autoComplete="off"
        hint="Such as second floor, bell does not work"
        maxLength={longestAddressPart}
        defaultValue={values.doorNote}
        error={errors.doorNote}
      />
    </>
  );
}
