import { Form } from "@remix-run/react";
import { cartCommandPath } from "#app/addresses/paths.ts";
import { Field } from "#app/ui/field.tsx";
import { Filled } from "#app/ui/filled.tsx";
import type { CartDelivery } from "#app/features/cart/delivery-of-cart.server.ts";
import { feeWords } from "#app/features/delivery/area.ts";
import type { Paise } from "#app/values/money.ts";
import { words } from "./words.ts";

/** What the cart leads to where its code is not served. */
export const pinFieldId = "pin";

/** A PIN code that was refused, as it was typed. */
export type RefusedPin = { typed: string; message: string };

type DeliveryPanelProps = {
  delivery: CartDelivery;
  itemsPaise: Paise;
  refused: RefusedPin | undefined;
};

/** Where, when, and for how much, before anybody signs in; asked only where codes are kept. */
export function DeliveryPanel({ delivery, itemsPaise, refused }: DeliveryPanelProps) {
  const { postalCode, hasAreas, area, refusal, when, windowPaise, note } = delivery;
  const promise = when ? `${when}, ${feeWords(area, { itemsPaise, windowPaise })}` : null;
  return (
    <section id={pinFieldId} aria-label={words.delivery} className="panel my-4 scroll-mt-32">
      {note ? <p className="mb-2 font-semibold">{note}</p> : null}
      {promise ? (
        <p className="mb-2">
          <Filled
            text={
              hasAreas && postalCode ? words.deliveryPromiseTo(postalCode) : words.deliveryPromise
            }
            promise={<strong>{promise}</strong>}
          />
        </p>
      ) : null}
      {hasAreas ? (
        <Form method="post" action={cartCommandPath("pin")} noValidate>
          <Field
            label={words.pinCode}
            name="postalCode"
            inputMode="numeric"
            autoComplete="postal-code"
            hint={words.pinHint}
            defaultValue={refused?.typed ?? postalCode ?? ""}
            error={refused?.message ?? refusal ?? undefined}
          />
          <button type="submit" className="button button-plain w-full">
            {postalCode ? words.changePin : words.checkPin}
          </button>
        </Form>
      ) : null}
    </section>
  );
}
