import { Form } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { shippingPath } from "#app/addresses.ts";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";

type AddressFormProps = {
  values: { street?: string; city?: string; postalCode?: string };
  errors: Record<string, string>;
  /** Asked with the address. */
  children?: ReactNode;
};

export function AddressForm({ values, errors, children }: AddressFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(), [errors]);
  return (
    <Form method="post" action={shippingPath} noValidate ref={form} className="mt-3">
      <Field
        label="Street Address"
        name="street"
        autoComplete="address-line1"
        maxLength={200}
        defaultValue={values.street}
        error={errors.street}
      />
      <Field
        label="City"
        name="city"
        autoComplete="address-level2"
        maxLength={200}
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
      {children}
      <SubmitButton action={shippingPath}>Save and Continue</SubmitButton>
    </Form>
  );
}
