import { type ChangeEvent, useId } from "react";
import { FieldError } from "#app/ui/field-error.tsx";
import { Field } from "#app/ui/field.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { type SettleFields, fieldOf } from "./settle-form.ts";
import type { SwapChoice } from "./swap-choices.server.ts";
import { words } from "./words.ts";

type OnType = (field: string, value: string) => void;

type SwapPartProps = {
  /** Of the line's pack. */
  id: string;
  choices: SwapChoice[];
  /** Whether what was looked for in its place is not there. */
  hasSoughtInVain: boolean;
  values: SettleFields;
  errors: Record<string, string>;
  onType: OnType;
};

/** What goes in place of what was not found, and what is left on the shelf. */
export function SwapPart({ id, values, errors, onType, ...found }: SwapPartProps) {
  const field = (of: "swap" | "swapQty" | "shelf" | "seek") => {
    const name = fieldOf(of, id);
    return { name, value: values[name] ?? "", error: errors[name], onType };
  };
  const count = (of: "swapQty" | "shelf") => {
    const { onType: _, ...shown } = field(of);
    return {
      ...shown,
      inputMode: "numeric" as const,
      autoComplete: "off",
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onType(target.name, target.value),
    };
  };
  return (
    <div className="mt-1 mb-2 rounded-lg border border-line bg-paper p-3">
      <p className="mb-3 text-sm">{words.firstCount}</p>
      <SwapSelect {...field("swap")} choices={found.choices} />
      <SeekField {...field("seek")} hasSoughtInVain={found.hasSoughtInVain} lineId={id} />
      <div className="-mb-4 grid grid-cols-[repeat(auto-fit,minmax(min(max(7rem,40%),100%),1fr))] gap-x-3">
        <Field {...count("swapQty")} label={words.swapPacks} hint={words.asMissing} />
        <Field {...count("shelf")} label={words.leftOnShelf} hint={words.notCounted} />
      </div>
    </div>
  );
}

type SwapSelectProps = {
  name: string;
  choices: SwapChoice[];
  value: string;
  onType: OnType;
  error: string | undefined;
};

function SwapSelect({ name, choices, value, onType, error }: SwapSelectProps) {
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
        value={value}
        onChange={({ target }) => onType(name, target.value)}
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

type SeekFieldProps = {
  hasSoughtInVain: boolean;
  onType: OnType;
  error: string | undefined;
  name: string;
  lineId: string;
  value: string;
};

/** What is found in the shop by these words can be chosen above. */
function SeekField({ name, lineId, value, onType, hasSoughtInVain, error }: SeekFieldProps) {
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <Field
          name={name}
          label={words.seek}
          autoComplete="off"
          enterKeyHint="search"
          value={value}
          onChange={({ target }) => onType(name, target.value)}
          error={hasSoughtInVain ? words.noneFound : error}
        />
      </div>
      <button type="submit" name="look" value={lineId} className="button button-plain mb-4">
        {words.look}
      </button>
    </div>
  );
}
