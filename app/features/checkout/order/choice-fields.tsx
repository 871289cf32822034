import { useId } from "react";
import { FieldError } from "#app/ui/field-error.tsx";
import {
  type IfMissing,
  ifMissingChoices,
  ifMissingLabels,
  longestNote,
} from "#app/values/order-choices.ts";
import { words } from "./choices.words.ts";

type ChoiceFieldsProps = {
  ifMissing: IfMissing;
  note?: string | undefined;
  error?: string | undefined;
  /** Of the form they belong to, where they stand outside it. */
  form?: string;
};

/** What the shop does about what it cannot pack, and a word to it. */
export function ChoiceFields(choices: ChoiceFieldsProps) {
  return (
    <div className="panel grid gap-3">
      <IfMissingChoice {...choices} />
      <NoteField {...choices} />
    </div>
  );
}

function IfMissingChoice({ ifMissing, form }: ChoiceFieldsProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {words.ifMissing}
      </label>
      <select id={id} name="ifMissing" form={form} className="field" defaultValue={ifMissing}>
        {ifMissingChoices.map((choice) => (
          <option key={choice} value={choice}>
            {ifMissingLabels[choice]}
          </option>
        ))}
      </select>
    </div>
  );
}

function NoteField({ note = "", error, form }: ChoiceFieldsProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {words.note}
      </label>
      <textarea
        id={id}
        name="note"
        form={form}
        rows={1}
        maxLength={longestNote}
        className="field"
        defaultValue={note}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
      />
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
    </div>
  );
}
