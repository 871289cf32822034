import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { paymentPath, shippingPath } from "#app/addresses/paths.ts";
import { Alert } from "#app/ui/alert.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import type { Address } from "#app/values/address.ts";
import { formatPaise } from "#app/values/money.ts";
import type { Shipping } from "./get-shipping.server.ts";
import { words } from "./words.ts";

type KeptAddressProps = {
  name: string;
  phone: string;
  address: Address;
  shipping: Shipping | null;
  problem: string | undefined;
  /** The choice of a window, where there is one. */
  children: ReactNode;
};

/** The saved address and the way on: a link where nothing is to be asked or refused. */
export function KeptAddress(props: KeptAddressProps) {
  const { name, phone, address, shipping, children } = props;
  const problem = props.problem ?? shipping?.problem;
  return (
    <>
      <address className="panel mb-4 wrap-anywhere not-italic leading-6">
        <strong>{name}</strong>
        <br />
        {address.street}
        <br />
        {address.city} {address.postalCode}
        <br />
        {phone}
      </address>
      {problem ? <Alert>{problem}</Alert> : null}
      {shipping || children ? (
        <Form method="post" action={shippingPath} noValidate className="mb-4">
          <input type="hidden" name="kept" value="1" />
          {children}
          {shipping && shipping.feePaise > 0 ? (
            <p className="mb-4 flex flex-wrap justify-between gap-x-3">
              <span>{words.delivery}</span>
              <span className="money">{formatPaise(shipping.feePaise)}</span>
            </p>
          ) : null}
          <SubmitButton action={shippingPath}>{words.continue}</SubmitButton>
        </Form>
      ) : (
        <a href={paymentPath} className="button mb-4 w-full">
          {words.continue}
        </a>
      )}
    </>
  );
}
