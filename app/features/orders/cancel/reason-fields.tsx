import { Field } from "#app/ui/field.tsx";
import { RadioCard } from "#app/ui/radio-card.tsx";
import { longestNote } from "#app/values/order-choices.ts";
import { words } from "./words.ts";

type ReasonFieldsProps = {
  isShop: boolean;
  values: { reason?: string; other?: string };
  errors: Record<string, string>;
};

/** The shop writes why; its customer chooses, or writes. */
export function ReasonFields({ isShop, values, errors }: ReasonFieldsProps) {
  if (isShop)
    return (
      <Field
        label={words.reason}
        name="reason"
        maxLength={longestNote}
        defaultValue={values.reason ?? ""}
        error={errors.reason}
      />
    );
  const { reason = "", other = "" } = values;
  return (
    <fieldset className="mb-4 grid gap-2 lg:grid-cols-3">
      <legend className="mb-2 font-semibold">{words.reason}</legend>
      {Object.values(words.reasons).map((one) => (
        <RadioCard key={one} name="reason" value={one} defaultChecked={reason === one}>
          {one}
        </RadioCard>
      ))}
      <RadioCard name="reason" value="" defaultChecked={reason === "" && other !== ""}>
        {words.other}
      </RadioCard>
      <div className="of-choice">
        <Field
          label={words.yours}
          name="other"
          maxLength={longestNote}
          defaultValue={other}
          error={errors.other ?? errors.reason}
        />
      </div>
    </fieldset>
  );
}
