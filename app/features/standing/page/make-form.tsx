import { Form } from "@remix-run/react";
import { useState } from "react";
import { addressesPath } from "#app/addresses/paths.ts";
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
import { GoodsToRepeat } from "./goods-to-repeat.tsx";
import { packsField } from "./packs-field.ts";
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

/** On which days, what is to come, when, how it is paid, and what it costs at most. */
export function MakeForm({ making, hasKhata, values, errors, chosen }: MakeFormProps) {
  const { listId, goods, counts, address, placedAt, times } = making;
  const shown = new Map([...goods, ...chosen].map((pack) => [pack.financialId, pack]));
  const action = standingCommandPath("make");
  const { countOf, onCount, paise } = useCounts([...shown.values()], { counts, values });
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
          <section className="panel px-3" aria-label={words.makeHeading}>
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
            {paise > 0 ? (
              <p className="mb-3 text-lg font-bold">{words.eachTime(formatPaise(paise))}</p>
            ) : null}
            <p className="mb-3 text-xs text-stone">{words.whenPlaced(placedAt)}</p>
            <SubmitButton action={action}>{words.make}</SubmitButton>
          </section>
        }
      >
        <Days values={values} error={errors.days} />
        <GoodsToRepeat
          goods={[...shown.values()]}
          startsWith={(id) => values[packsField(id)] ?? String(counts[id] ?? 0)}
          {...{ countOf, onCount }}
          error={errors.items}
        />
      </TwoColumns>
    </Form>
  );
}

/** How many of each pack as far as it was typed, and what they cost together. */
function useCounts(
  goods: Making["goods"],
  { counts, values }: Pick<Making, "counts"> & Pick<MakeFormProps, "values">,
) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const countOf = (id: string) => typed[id] ?? values[packsField(id)] ?? String(counts[id] ?? 0);
  const onCount = (id: string, count: string) => setTyped((all) => ({ ...all, [id]: count }));
  const paise = goods.reduce(
    (sum, { financialId, dpricePaise }) => sum + typedCount(countOf(financialId)) * dpricePaise,
    0,
  );
  return { countOf, onCount, paise };
}

type DaysProps = { values: Record<string, string>; error: string | undefined };

function Days({ values, error }: DaysProps) {
  const wrong = error ? { "aria-invalid": true, "aria-describedby": "days-error" } : {};
  return (
    <fieldset className="panel mb-4 px-3">
      <legend className="float-left mb-2 w-full text-lg font-bold">{words.days}</legend>
      <div className="clear-both grid grid-cols-[repeat(auto-fit,minmax(2.5rem,1fr))] gap-1">
        {words.weekdays.map((name, at) => (
          <label
            key={name}
            className="flex flex-col items-center gap-1 rounded-lg border border-line py-2 text-xs has-checked:border-leaf has-checked:bg-mint has-checked:font-semibold"
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
