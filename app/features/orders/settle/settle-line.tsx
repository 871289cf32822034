import { useId } from "react";
import type { OrderLine } from "#app/features/orders/order.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { Field } from "#app/ui/field.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { type SettleFields, fieldOf } from "./settle-form.ts";
import type { SwapChoice } from "./swap-choices.server.ts";

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
  const id = useId();
  return (
    <fieldset className="panel mb-3 grid grid-cols-2 gap-x-3 pb-0">
      <legend className="px-1 font-semibold">
        {line.qty} × {cardTitle(line)}, {formatPack(line)}
      </legend>
      <Field
        label="Packed"
        name={name("packed")}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={values[name("packed")] ?? line.qty}
        error={errors[name("packed")]}
      />
      <Field
        label="Left on the shelf"
        name={name("shelf")}
        inputMode="numeric"
        autoComplete="off"
        hint="Empty: not counted"
        defaultValue={values[name("shelf")] ?? ""}
        error={errors[name("shelf")]}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="mb-1 block font-semibold">
          Swap for
        </label>
        <select
          id={id}
          name={swap}
          className="field mb-4"
          defaultValue={values[swap] ?? ""}
          aria-invalid={errors[swap] ? true : undefined}
          aria-describedby={errors[swap] ? `${id}e` : undefined}
        >
          <option value="">Nothing</option>
          {choices.map((choice) => (
            <option key={choice.financialId} value={choice.financialId}>
              {cardTitle(choice)}, {formatPack(choice)}, {formatPaise(choice.dpricePaise)} (
              {choice.countInStock} left)
            </option>
          ))}
        </select>
        {errors[swap] ? <FieldError id={`${id}e`}>{errors[swap]}</FieldError> : null}
      </div>
      <Field
        label="Packs of the swap"
        name={name("swapQty")}
        inputMode="numeric"
        autoComplete="off"
        hint="Empty: as many as are missing"
        defaultValue={values[name("swapQty")] ?? ""}
        error={errors[name("swapQty")]}
      />
    </fieldset>
  );
}
