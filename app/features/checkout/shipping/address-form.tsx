import { Form } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { shippingPath } from "#app/addresses/paths.ts";
import { PlaceFields } from "#app/features/checkout/addresses/address-fields.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { words } from "./words.ts";

type AddressFormProps = {
  values: Record<string, string | undefined>;
  errors: Record<string, string>;
  /** Asked with the address. */
  children?: ReactNode;
};

export function AddressForm({ values, errors, children }: AddressFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(), [errors]);
  return (
    <Form method="post" action={shippingPath} noValidate ref={form} className="mt-3">
      <PlaceFields values={values} errors={errors} />
      {children}
      <SubmitButton action={shippingPath}>{words.saveAndContinue}</SubmitButton>
    </Form>
  );
}
