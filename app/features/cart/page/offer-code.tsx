import { Form } from "@remix-run/react";
import { cartCommandPath } from "#app/addresses/paths.ts";
import type { CartOffers } from "#app/features/cart/cart-offers.server.ts";
import { Field } from "#app/ui/field.tsx";
import type { Reckoned } from "#app/values/offers.ts";
import { words } from "./words.ts";

/** A code that was refused, as it was typed. */
export type RefusedCode = { typed: string; message: string };

type OfferCodeProps = {
  offers: CartOffers;
  reckoned: Reckoned;
  refused: RefusedCode | undefined;
};

/** The code that was typed, and why it takes nothing off. */
export function OfferCode({ offers, reckoned, refused }: OfferCodeProps) {
  const { code } = offers;
  const note = noteOf(offers, reckoned);
  return (
    <Form method="post" action={cartCommandPath("code")} preventScrollReset noValidate>
      <Field
        key={code}
        label={words.offerCode}
        name="code"
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={20}
        defaultValue={refused?.typed ?? code ?? ""}
        hint={note ?? undefined}
        error={refused?.message}
      />
      <div className="flex gap-2">
        <button type="submit" className="button button-plain flex-1">
          {words.apply}
        </button>
        {code ? (
          <button type="submit" name="code" value="" className="button button-plain flex-1">
            {words.remove}
          </button>
        ) : null}
      </div>
    </Form>
  );
}

function noteOf({ offers, problem, ifTooSmall }: CartOffers, reckoned: Reckoned): string | null {
  const code = offers.find(({ kind }) => kind === "code");
  if (!code) return problem;
  if (reckoned.goodsPaise < code.smallestPaise) return ifTooSmall;
  return reckoned.offers.some(({ id }) => id === code.id) ? null : words.ownGivesMore;
}
