import { useId } from "react";
import type { OrderLine } from "#app/features/orders/order.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { Field } from "#app/ui/field.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { type SettleFields, fieldOf } from "./settle-form.ts";
import type { SwapChoice } from "./swap-choices.server.ts";
import { words } from "./words.ts";

type SettleLineProps = {
  line: OrderLine;
  choices: SwapChoice[];
  values: SettleFields;
  errors: Record<string, string>;
};

/** What of a line was packed, what goes in its place, and what is left on the shelf. */
export function SettleLine({ line, choices, values, errors }: SettleLineProps) {
  const name = (field: Parameters<typeof fieldOf>[0]) => fieldOf(field, line.financialId);
  const swap = name("swap");
  return (
    <fieldset className="panel mb-3 grid grid-cols-[repeat(auto-fit,minmax(min(max(7rem,40%),100%),1fr))] gap-x-3 pb-0">
      <legend className="float-left col-span-full mb-2 font-semibold">
        {line.qty} × {cardTitle(line)}, {formatPack(line)}
      </legend>
      <Field
        label={words.packed}
        name={name("packed")}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={values[name("packed")] ?? line.qty}
        error={errors[name("packed")]}
      />
      <Field
        label={words.leftOnShelf}
        name={name("shelf")}
        inputMode="numeric"
        autoComplete="off"
        hint={words.notCounted}
        defaultValue={values[name("shelf")] ?? ""}
        error={errors[name("shelf")]}
      />
      <SwapSelect name={swap} choices={choices} value={values[swap] ?? ""} error={errors[swap]} />
      <Field
        label={words.swapPacks}
        name={name("swapQty")}
        inputMode="numeric"
        autoComplete="off"
        hint={words.asMissing}
        defaultValue={values[name("swapQty")] ?? ""}
        error={errors[name("swapQty")]}
      />
    </fieldset>
  );
}

type SwapSelectProps = {
  name: string;
  choices: SwapChoice[];
  value: string;
  error: string | undefined;
};

function SwapSelect({ name, choices, value, error }: SwapSelectProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {words.swapFor}
      </label>
      <select
        id={id}
        name={name}
        className="field mb-4"
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
      >
        <option value="">{words.nothing}</option>
        {choices.map((choice) => (
          <option key={choice.financialId} value={choice.financialId}>
            {words.choice(
              `${cardTitle(choice)}, ${formatPack(choice)}`,
              formatPaise(choice.dpricePaise),
              choice.countInStock,
            )}
          </option>
        ))}
      </select>
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
    </div>
  );
}
