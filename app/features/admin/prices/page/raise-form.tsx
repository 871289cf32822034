import { Form } from "@remix-run/react";
import { priceCommandPath } from "#app/addresses/side-paths.ts";
import type { RaiseRefused } from "#app/features/admin/prices/show-again.server.ts";
import { raiseUnits, raisedFacts, roundings } from "#app/features/catalogue/prices/raise.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { words } from "./words.ts";

type RaiseFormProps = { query: string; refused: RaiseRefused["raise"] | undefined };

/** One change for every pack of the chosen category or search, shown in the same preview. */
export function RaiseForm({ query, refused }: RaiseFormProps) {
  return (
    <details className="panel mb-4 py-1" open={refused !== undefined}>
      <summary className="min-h-11 content-center font-semibold">{words.changeAll}</summary>
      <Form
        method="post"
        action={`${priceCommandPath("preview")}${query}`}
        noValidate
        className="find mt-3"
      >
        <Choice
          name="of"
          label={words.raised.label}
          value={refused?.of}
          choices={raisedFacts.map((fact) => [fact, words.raised[fact]])}
        />
        <div>
          <label htmlFor="percent" className="mb-1 block font-semibold">
            {words.by}
          </label>
          <input
            id="percent"
            name="percent"
            defaultValue={refused?.percent ?? "+5"}
            inputMode="text"
            autoComplete="off"
            className="field"
            aria-invalid={refused ? true : undefined}
            aria-describedby={refused ? "percent-wrong" : undefined}
            autoFocus={refused !== undefined}
          />
          {refused ? <FieldError id="percent-wrong">{refused.problem}</FieldError> : null}
        </div>
        <Choice
          name="unit"
          label={words.unit.label}
          value={refused?.unit}
          choices={raiseUnits.map((unit) => [unit, words.unit[unit]])}
        />
        <Choice
          name="round"
          label={words.roundTo}
          value={refused?.round ?? "1"}
          choices={[["", words.notAtAll], ...roundings.map((rupees) => [rupees, `₹${rupees}`])]}
        />
        <button type="submit" className="button button-plain">
          {words.previewAll}
        </button>
      </Form>
      <p className="mb-3 text-xs text-stone">{words.neverAbove}</p>
    </details>
  );
}

type ChoiceProps = { name: string; label: string; value: string | undefined; choices: string[][] };

function Choice({ name, label, value, choices }: ChoiceProps) {
  return (
    <div>
      <label htmlFor={name} className="mb-1 block font-semibold">
        {label}
      </label>
      <select id={name} name={name} defaultValue={value} className="field">
        {choices.map(([key = "", text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
