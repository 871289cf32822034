import { Form } from "@remix-run/react";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { shippingPath } from "#app/addresses/paths.ts";
import { PlaceFields } from "#app/features/checkout/addresses/address-fields.tsx";
import { PayBar } from "#app/ui/pay-bar.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { TwoColumns } from "#app/ui/two-columns.tsx";
import { ShippingSums } from "./shipping-sums.tsx";
import { words } from "./words.ts";

type AddressFormProps = {
  values: Record<string, string | undefined>;
  errors: Record<string, string>;
  /** Shown beside the button, where the form is the page's own way on. */
  sums?: ComponentProps<typeof ShippingSums>;
  /** Asked with the address. */
  children?: ReactNode;
};

export function AddressForm({ values, errors, sums, children }: AddressFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(), [errors]);
  const button = <SubmitButton action={shippingPath}>{words.saveAndContinue}</SubmitButton>;
  const fields = (
    <>
      <PlaceFields values={values} errors={errors} />
      {children}
    </>
  );
  return (
    <Form method="post" action={shippingPath} noValidate ref={form}>
      {sums === undefined ? (
        <>
          {fields}
          {button}
        </>
      ) : (
        <TwoColumns
          aside={
            <>
              <ShippingSums {...sums} />
              <PayBar paise={sums.itemsPaise + sums.feePaise + sums.windowPaise}>{button}</PayBar>
            </>
          }
        >
          {fields}
        </TwoColumns>
      )}
    </Form>
  );
}
