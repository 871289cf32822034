import { Form } from "@remix-run/react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { paymentPath, shippingPath } from "#app/addresses/paths.ts";
import { Alert } from "#app/ui/alert.tsx";
import { PayBar } from "#app/ui/pay-bar.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { TwoColumns } from "#app/ui/two-columns.tsx";
import type { Address } from "#app/values/address.ts";
import type { Shipping } from "./get-shipping.server.ts";
import { ShippingSums } from "./shipping-sums.tsx";
import { words } from "./words.ts";

type KeptAddressProps = {
  name: string;
  phone: string;
  address: Address;
  shipping: Shipping | null;
  sums: ComponentProps<typeof ShippingSums>;
  problem: string | undefined;
  /** To another address than this one. */
  ways: ReactNode;
  /** The choice of a window, where there is one. */
  children: ReactNode;
};

/** The saved address and the way on: a link where nothing is to be asked or refused. */
export function KeptAddress(props: KeptAddressProps) {
  const { name, phone, address, shipping, sums, ways, children } = props;
  const problem = props.problem ?? shipping?.problem;
  const formId = useId();
  const isAsked = shipping !== null || Boolean(children);
  return (
    <TwoColumns
      aside={
        <>
          <ShippingSums {...sums} />
          <PayBar paise={sums.itemsPaise + sums.feePaise + sums.windowPaise}>
            {isAsked ? (
              <SubmitButton action={shippingPath} form={formId}>
                {words.continue}
              </SubmitButton>
            ) : (
              <a href={paymentPath} className="button">
                {words.continue}
              </a>
            )}
          </PayBar>
        </>
      }
    >
      <section className="panel mb-4 pb-1 wrap-anywhere">
        <address className="not-italic leading-6">
          <strong>{name}</strong>
          <br />
          {address.street}
          <br />
          {address.city} {address.postalCode}
          <br />
          {phone}
        </address>
        {problem ? <Alert>{problem}</Alert> : null}
        {ways}
      </section>
      {isAsked ? (
        <Form method="post" action={shippingPath} noValidate id={formId}>
          <input type="hidden" name="kept" value="1" />
          {children}
        </Form>
      ) : null}
    </TwoColumns>
  );
}
