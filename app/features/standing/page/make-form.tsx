import { Form } from "@remix-run/react";
import { useState } from "react";
import { addressesPath, allProductsPath } from "#app/addresses/paths.ts";
import { standingCommandPath } from "#app/addresses/side-paths.ts";
import type { FieldErrors } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { TwoColumns } from "#app/ui/two-columns.tsx";
import { useFirstWrong } from "#app/ui/use-first-wrong.ts";
import { formatPaise } from "#app/values/money.ts";
import { typedCount } from "#app/values/typed-count.ts";
import type { Making } from "./choose-goods.server.ts";
import { packsField } from "./packs-field.ts";
import { PacksRow } from "./packs-row.tsx";
import { TimeField } from "./time-field.tsx";
import { words } from "./words.ts";

type MakeFormProps = {
  making: Making;
  hasKhata: boolean;
  values: Record<string, string>;
  errors: FieldErrors;
  /** What the form was sent with. */
  chosen: Making["goods"];
};

/** What is to come, on which days, when, how it is paid, and what it costs at most. */
export function MakeForm({ making, hasKhata, values, errors, chosen }: MakeFormProps) {
  const { listId, goods, counts, address, placedAt, times } = making;
  const shown = new Map([...goods, ...chosen].map((pack) => [pack.financialId, pack]));
  const action = standingCommandPath("make");
  const form = useFirstWrong(errors);
  return (
    <Form
      method="post"
      action={listId ? `${action}?from=${listId}` : action}
      noValidate
      className="mb-4"
      ref={form}
    >
      <TwoColumns
        aside={
          <section className="panel" aria-label={words.makeHeading}>
            <Days values={values} error={errors.days} />
            <TimeField times={times} value={values.slotFrom ?? ""} error={errors.slotFrom} />
            {errors.pay ? <Alert>{errors.pay}</Alert> : null}
            {hasKhata ? <WaysToPay chosen={values.pay ?? "cash"} /> : null}
            <Field
              label={words.most}
              hint={words.mostHint}
              name="most"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={values.most ?? ""}
              error={errors.most}
            />
            <p className="mb-3 text-sm">
              {address ? words.deliveredTo(address) : words.noAddress}{" "}
              <a href={addressesPath} className="link">
                {address ? words.otherAddress : words.addAddress}
              </a>
            </p>
            <SubmitButton action={action}>{words.make}</SubmitButton>
            <p className="mt-2 text-xs text-stone">{words.whenPlaced(placedAt)}</p>
          </section>
        }
      >
        <Goods goods={[...shown.values()]} {...{ counts, values }} error={errors.items} />
      </TwoColumns>
    </Form>
  );
}

type GoodsProps = Pick<Making, "goods" | "counts"> & {
  values: Record<string, string>;
  error: string | undefined;
};

function Goods({ goods, counts, values, error }: GoodsProps) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const wrong = error ? { "aria-invalid": true, "aria-describedby": "goods-error" } : {};
  const countOf = (id: string) => typed[id] ?? values[packsField(id)] ?? String(counts[id] ?? 0);
  const paise = goods.reduce(
    (sum, { financialId, dpricePaise }) => sum + typedCount(countOf(financialId)) * dpricePaise,
    0,
  );
  return (
    <fieldset className="panel mb-4 px-3 pb-1">
      <legend className="float-left mb-2 w-full text-lg font-bold">{words.goods}</legend>
      <div className="clear-both">
        {error ? <FieldError id="goods-error">{error}</FieldError> : null}
        <ul>
          {goods.map((pack) => (
            <PacksRow
              key={pack.financialId}
              pack={pack}
              count={countOf(pack.financialId)}
              onCount={(count) => setTyped((all) => ({ ...all, [pack.financialId]: count }))}
              wrong={wrong}
            />
          ))}
        </ul>
        <p className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line py-2 text-sm">
          <span>
            {words.somethingElse}{" "}
            <a href={allProductsPath} className="link">
              {words.allProducts}
            </a>
          </span>
          {Object.keys(typed).length > 0 ? (
            <b className="money">{words.eachTime(formatPaise(paise))}</b>
          ) : null}
        </p>
      </div>
    </fieldset>
  );
}

type DaysProps = { values: Record<string, string>; error: string | undefined };

function Days({ values, error }: DaysProps) {
  const wrong = error ? { "aria-invalid": true, "aria-describedby": "days-error" } : {};
  return (
    <fieldset className="mb-4">
      <legend className="mb-2 text-lg font-bold">{words.days}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2">
        {words.weekdays.map((name, at) => (
          <label
            key={name}
            className="flex min-h-11 items-center justify-center gap-1 rounded-lg border border-line text-sm has-checked:border-leaf has-checked:bg-mint has-checked:font-semibold"
          >
            <input
              type="checkbox"
              name={`day${at + 1}`}
              defaultChecked={values[`day${at + 1}`] !== undefined}
              autoFocus={at === 0 && error !== undefined}
              {...wrong}
            />
            {name}
          </label>
        ))}
      </div>
      {error ? <FieldError id="days-error">{error}</FieldError> : null}
    </fieldset>
  );
}

function WaysToPay({ chosen }: { chosen: string }) {
  return (
    <fieldset className="mb-4">
      <legend className="font-semibold">{words.pay}</legend>
      {(["cash", "khata"] as const).map((way) => (
        <label key={way} className="flex min-h-11 items-center gap-3">
          <input type="radio" name="pay" value={way} defaultChecked={chosen === way} />
          {words[way]}
        </label>
      ))}
    </fieldset>
  );
}
