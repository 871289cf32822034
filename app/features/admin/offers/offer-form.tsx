import { Form } from "@remix-run/react";
import { offerCommandPath, offersPath } from "#app/addresses/side-paths.ts";
import type { OfferFields } from "#app/features/offers/check-offer.ts";
import { Field } from "#app/ui/field.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import type { TillPack } from "#app/features/admin/sell/till.ts";
import { words as stock } from "#app/values/stock.words.ts";
import { words } from "./words.ts";

type Kind = OfferFields["kind"];
const gives = {
  code: ["code", "percent", "amount", "atMost", "smallest"],
  cart: ["percent", "amount", "atMost", "smallest"],
  pack: ["buy", "free"],
} as const satisfies Record<Kind, readonly (keyof typeof words)[]>;
const limits = ["from", "until", "times", "timesEach"] as const;
type Name = (typeof gives)[Kind][number] | (typeof limits)[number];

export type OfferFormProps = {
  /** Of an offer that is kept. */
  id: string | null;
  kind: Kind;
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Of an offer on packs: what there is to choose from, and the words that found it. */
  packs: TillPack[];
  find: string;
};

/** What it gives, and for whom. */
export function OfferForm({ id, kind, values, errors, packs, find }: OfferFormProps) {
  const field = (name: Name) => (
    <Field
      key={name}
      name={name}
      {...words[name]}
      type={name === "from" || name === "until" ? "date" : "text"}
      inputMode={name === "code" ? undefined : "decimal"}
      autoComplete="off"
      defaultValue={values[name] ?? ""}
      error={errors[name]}
    />
  );
  // A refusal is shown by the same address, so it asks for the same form.
  const shown = new URLSearchParams(id ? { offer: id } : { kind, find });
  const save = `${offerCommandPath("save")}?${shown}`;
  return (
    <>
      <h2 className="mt-6 mb-2">{id ? words.change : `${words.newOffer}: ${words.kinds[kind]}`}</h2>
      {kind === "pack" && !id ? (
        <FindGoods find={find} error={packs.length === 0 ? errors.financialId : undefined} />
      ) : null}
      <Form method="post" action={save} noValidate className="mb-4">
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name={id ? "id" : "key"} value={id ?? values.key} />
        {kind === "pack" ? (
          <PackChoice
            {...{
              packs,
              none: id ? stock.noLongerSold : find.trim() ? words.noneFound : words.findFirst,
            }}
            chosen={values.financialId}
            error={packs.length > 0 ? errors.financialId : undefined}
          />
        ) : null}
        <div className="wide-pairs">
          {gives[kind].map(field)}
          {limits.map(field)}
        </div>
        <label className="mb-4 flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            name="firstOrderOnly"
            defaultChecked={values.firstOrderOnly === "on"}
          />
          {words.firstOrderOnly}
        </label>
        <div className="save-bar">
          <button type="submit" name="see" value="1" className="button button-plain">
            {words.see}
          </button>
          <SubmitButton action={offerCommandPath("save")} look="button">
            {words.save}
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}

function FindGoods({ find, error }: { find: string; error: string | undefined }) {
  return (
    <form method="get" action={offersPath} className="mb-4">
      <input type="hidden" name="kind" value="pack" />
      <Field
        label={words.findGoods}
        name="find"
        autoComplete="off"
        defaultValue={find}
        error={error}
      />
      <button type="submit" className="button button-plain w-full">
        {words.find}
      </button>
    </form>
  );
}

type PackChoiceProps = {
  packs: TillPack[];
  /** What is said where there are none. */
  none: string;
  chosen: string | undefined;
  error: string | undefined;
};

const errorId = "pack-error";

function PackChoice({ packs, none, chosen, error }: PackChoiceProps) {
  const wrong = error ? { "aria-invalid": true, "aria-describedby": errorId } : {};
  return (
    <fieldset className="mb-4">
      <legend className="mb-1 font-semibold">{words.whichPack}</legend>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {packs.length === 0 ? <p className="text-stone">{none}</p> : null}
      {packs.map((pack, at) => (
        <label key={pack.financialId} className="flex min-h-11 items-center gap-2 py-1">
          <input
            type="radio"
            name="financialId"
            value={pack.financialId}
            defaultChecked={pack.financialId === chosen}
            className="size-5 flex-none"
            autoFocus={Boolean(error) && at === 0}
            {...wrong}
          />
          <span>
            {cardTitle(pack)}, {formatPack(pack)}{" "}
            <span className="money">{formatPaise(pack.dpricePaise)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
