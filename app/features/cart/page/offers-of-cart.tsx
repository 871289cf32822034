// Loaded where the shop has offers, and no byte of it where it has none.
import { Form } from "@remix-run/react";
import { cartCommandPath } from "#app/addresses/paths.ts";
import type { CartOffers } from "#app/features/cart/cart-offers.server.ts";
import { Field } from "#app/ui/field.tsx";
import { Filled } from "#app/ui/filled.tsx";
import { formatPaise } from "#app/values/money.ts";
import type { Reckoned } from "#app/values/offers.ts";
import type { RefusedCode } from "./refused-code.ts";
import { words } from "./offers.words.ts";

/** A line for each offer that applies, and what is missing for the next. */
export function OfferRows({ reckoned: { offers, next } }: { reckoned: Reckoned }) {
  return (
    <>
      {offers.map(({ id, title, amountPaise }) => (
        <p key={id} className="flex flex-wrap justify-between gap-x-3">
          <span>{title}</span>
          <Money paise={-amountPaise} />
        </p>
      ))}
      {next ? (
        <p className="text-xs text-leaf">
          <Filled
            text={words.moreForOffer}
            missing={<Money paise={next.missingPaise} />}
            amount={<Money paise={next.amountPaise} />}
          />
        </p>
      ) : null}
    </>
  );
}

function Money({ paise }: { paise: number }) {
  return <span className="money">{formatPaise(paise)}</span>;
}

type OfferCodeFormProps = {
  offers: CartOffers;
  reckoned: Reckoned;
  refused: RefusedCode | undefined;
};

/** The code that was typed, and why it takes nothing off. */
export function OfferCodeForm({ offers, reckoned, refused }: OfferCodeFormProps) {
  const { code } = offers;
  const note = noteOf(offers, reckoned);
  return (
    <Form
      method="post"
      action={cartCommandPath("code")}
      className="mt-3"
      preventScrollReset
      noValidate
    >
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
