import { Form } from "@remix-run/react";
import { type RefObject, useEffect, useState } from "react";
import { addressesPath } from "#app/addresses/paths.ts";
import { standingCommandPath } from "#app/addresses/side-paths.ts";
import type { FieldErrors } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { TwoColumns } from "#app/ui/two-columns.tsx";
import { useScripts } from "#app/ui/scan/use-scripts.ts";
import { useFirstWrong } from "#app/ui/use-first-wrong.ts";
import { typedCount } from "#app/values/typed-count.ts";
import type { Making } from "./choose-goods.server.ts";
import { chosenDays } from "./chosen-days.ts";
import { DaysField } from "./days-field.tsx";
import { EachTime } from "./each-time.tsx";
import { GoodsToRepeat } from "./goods-to-repeat.tsx";
import { packsField } from "./packs-field.ts";
import { TimeField } from "./time-field.tsx";
import { words } from "./words.ts";

type MakeFormProps = {
  making: Making;
  hasKhata: boolean;
  today: string;
  /** Days without delivery. */
  shut: string[];
  values: Record<string, string>;
  errors: FieldErrors;
  /** What the form was sent with. */
  chosen: Making["goods"];
};

/** On which days, what is to come, when, how it is paid, and what it costs at most. */
export function MakeForm(props: MakeFormProps) {
  const { making, hasKhata, today, shut, values, errors, chosen } = props;
  const { listId, goods, counts, address, area, placedAt, times } = making;
  const shown = new Map([...goods, ...chosen].map((pack) => [pack.financialId, pack]));
  const action = standingCommandPath("make");
  const { countOf, onCount, items, paise } = useCounts([...shown.values()], { counts, values });
  const form = useFirstWrong(errors);
  const [days, setDays] = useDays(form, values);
  const [slotFrom, setSlotFrom] = useState(values.slotFrom ?? "");
  const windowPaise = times.find(({ from }) => from === slotFrom)?.feePaise ?? 0;
  const isDull = useScripts() && (items === 0 || days.length === 0);
  return (
    <Form
      method="post"
      action={listId ? `${action}?from=${listId}` : action}
      noValidate
      className="mb-4"
      ref={form}
    >
      <input type="hidden" name="key" value={making.formKey} />
      <TwoColumns
        aside={
          <section className="panel px-3" aria-label={words.makeHeading}>
            <TimeField
              {...{ times, value: slotFrom, onChoose: setSlotFrom, error: errors.slotFrom }}
            />
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
            <WhereTo address={address} />
            <p className="mb-3 text-xs text-stone">{words.whenPlaced(placedAt)}</p>
            <EachTime {...{ items, paise, area, windowPaise, days, today, shut }} />
            <SubmitButton
              action={action}
              look={`button w-full ${isDull ? "bg-line text-stone" : ""}`}
            >
              {words.make}
            </SubmitButton>
          </section>
        }
      >
        <DaysField days={days} onChange={setDays} error={errors.days} />
        <GoodsToRepeat
          goods={[...shown.values()]}
          startsWith={(id) => values[packsField(id)] ?? String(counts[id] ?? 0)}
          {...{ countOf, onCount, errors }}
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
  const chosen = goods.filter(({ financialId }) => typedCount(countOf(financialId)) > 0);
  const paise = chosen.reduce(
    (sum, { financialId, dpricePaise }) => sum + typedCount(countOf(financialId)) * dpricePaise,
    0,
  );
  return { countOf, onCount, items: chosen.length, paise };
}

/** With what was ticked before scripts ran. */
function useDays(form: RefObject<HTMLFormElement>, values: MakeFormProps["values"]) {
  const [days, setDays] = useState(chosenDays(values));
  useEffect(() => {
    if (form.current)
      setDays(chosenDays(Object.fromEntries(new FormData(form.current)) as typeof values));
  }, [form]);
  return [days, setDays] as const;
}

function WhereTo({ address }: Pick<Making, "address">) {
  return (
    <p className="mb-3 text-sm">
      {address ? words.deliveredTo(address) : words.noAddress}{" "}
      <a href={addressesPath} className="link">
        {address ? words.otherAddress : words.addAddress}
      </a>
    </p>
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
