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

/**
 * Where, when, and for how much, before anybody signs in; a code is asked for only where codes are
 * kept, and folded away once it is known.
 */
export function DeliveryPanel({ delivery, itemsPaise, refused }: DeliveryPanelProps) {
  const { postalCode, hasAreas, area, refusal, when, windowPaise, note } = delivery;
  const promise = when ? `${when}, ${feeWords(area, { itemsPaise, windowPaise })}` : null;
  const error = refused?.message ?? refusal ?? undefined;
  const said = (
    <p>
      <Filled
        text={hasAreas && postalCode ? words.deliveryPromiseTo(postalCode) : words.deliveryPromise}
        promise={<strong>{promise}</strong>}
      />
    </p>
  );
  const form = hasAreas ? (
    <Form method="post" action={cartCommandPath("pin")} noValidate>
      <Field
        label={words.pinCode}
        name="postalCode"
        inputMode="numeric"
        autoComplete="postal-code"
        defaultValue={refused?.typed ?? postalCode ?? ""}
        error={error}
      />
      <button type="submit" className="button button-plain w-full">
        {words.checkPin}
      </button>
    </Form>
  ) : null;
  return (
    <section id={pinFieldId} aria-label={words.delivery} className="panel my-4 scroll-mt-32 py-2">
      {note ? <p className="font-semibold">{note}</p> : null}
      {promise && form ? (
        <details key={postalCode} open={error !== undefined}>
          <summary className="flex list-none items-center justify-between gap-3">
            {said}
            <span className="link min-h-11 flex-none content-center">{words.change}</span>
          </summary>
          {form}
        </details>
      ) : (
        (form ?? (promise ? said : null))
      )}
    </section>
  );
}
