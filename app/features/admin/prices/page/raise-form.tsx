import { Form } from "@remix-run/react";
import { priceCommandPath } from "#app/addresses/paths.ts";
import type { RaiseRefused } from "#app/features/admin/prices/show-again.server.ts";
import { roundings } from "#app/features/catalogue/prices/raise.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { words } from "./words.ts";

type RaiseFormProps = { query: string; refused: RaiseRefused["raise"] | undefined };

/** One percentage for every MRP of the chosen category or search, shown in the same preview. */
export function RaiseForm({ query, refused }: RaiseFormProps) {
  return (
    <details className="panel mb-4" open={refused !== undefined}>
      <summary className="min-h-11 content-center font-semibold">{words.changeAll}</summary>
      <Form
        method="post"
        action={`${priceCommandPath("preview")}${query}`}
        noValidate
        className="find mt-3"
      >
        <div>
          <label htmlFor="percent" className="mb-1 block font-semibold">
            {words.mrpBy}
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
        <div>
          <label htmlFor="round" className="mb-1 block font-semibold">
            {words.roundTo}
          </label>
          <select id="round" name="round" defaultValue={refused?.round} className="field">
            <option value="">{words.notAtAll}</option>
            {roundings.map((rupees) => (
              <option key={rupees} value={rupees}>
                ₹{rupees}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="button button-plain">
          {words.previewAll}
        </button>
      </Form>
    </details>
  );
}
