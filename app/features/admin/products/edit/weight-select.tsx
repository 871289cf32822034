import { useId } from "react";
import { FieldError } from "#app/ui/field-error.tsx";
import { useEarlyChoice } from "#app/ui/use-early-choice.ts";
import { formatPack } from "#app/values/quantity.ts";
import type { EditedPack } from "./edited-detail.ts";
import { words } from "./words.ts";

type WeightSelectProps = {
  packs: EditedPack[];
  value: string;
  error?: string | undefined;
  onChange: (weight: string) => void;
};

export function WeightSelect({ packs, value, error, onChange }: WeightSelectProps) {
  const id = useId();
  const select = useEarlyChoice(value, onChange);
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {words.weight}
      </label>
      <select
        ref={select}
        id={id}
        name="quantity"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="field"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
      >
        <option value="">{words.selectWeight}</option>
        {packs.map((pack) => (
          <option key={pack.weight} value={pack.weight}>
            {sizeAsTyped(pack)}
          </option>
        ))}
      </select>
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
    </div>
  );
}

/** With its unit as the field beside it has it, not as the shop's pages call it. */
function sizeAsTyped({ quantityMilli, units }: EditedPack): string {
  return quantityMilli === 0
    ? formatPack({ quantityMilli, units })
    : `${quantityMilli / 1000} ${units}`.trim();
}
