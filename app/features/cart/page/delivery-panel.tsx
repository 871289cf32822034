import { Form } from "@remix-run/react";
import { cartCommandPath } from "#app/addresses/paths.ts";
import { Field } from "#app/ui/field.tsx";
import { Filled } from "#app/ui/filled.tsx";
import type { CartDelivery } from "#app/features/cart/delivery-of-cart.server.ts";
import { areaFee } from "#app/features/delivery/area.ts";
import { words as feeTexts } from "#app/features/delivery/fee.words.ts";
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
 * Where and when, before anybody signs in; a code is asked for only where codes are
 * kept, and folded away once it is known.
 */
export function DeliveryPanel({ delivery, itemsPaise, refused }: DeliveryPanelProps) {
  const { postalCode, hasAreas, area, refusal, when, windowPaise, note } = delivery;
  const isFree = areaFee(area, itemsPaise) + windowPaise === 0;
  const promise = when && isFree ? `${when}, ${feeTexts.free}` : when;
  const error = refused?.message ?? refusal ?? undefined;
  const said =
    (note ?? promise) ? (
      <p>
        {promise ? (
          <Filled
            text={
              hasAreas && postalCode ? words.deliveryPromiseTo(postalCode) : words.deliveryPromise
            }
            promise={<strong className="inline-block">{promise}</strong>}
          />
        ) : null}
        {note ? <span className="block">{note}</span> : null}
      </p>
    ) : null;
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
    <section
      id={pinFieldId}
      aria-label={words.delivery}
      className="mb-2 scroll-mt-32 border-b border-line pb-2 empty:hidden"
    >
      {promise && form ? (
        <details key={postalCode} open={error !== undefined}>
          <summary className="flex list-none items-center justify-between gap-3">
            {said}
            <span className="link min-h-11 flex-none content-center">{words.change}</span>
          </summary>
          {form}
        </details>
      ) : (
        <>
          {said}
          {form}
        </>
      )}
    </section>
  );
}
