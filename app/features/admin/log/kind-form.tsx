import { Form } from "@remix-run/react";
import { logPath } from "#app/addresses/side-paths.ts";
import type { LogKind } from "#app/features/audit/entry.ts";
import { words as told } from "#app/features/audit/words.ts";
import { words } from "./words.ts";

/** What the log may be narrowed to. */
export function KindForm({ kind }: { kind: LogKind | null }) {
  return (
    <Form method="get" action={logPath} className="find max-w-lg">
      <div>
        <label htmlFor="kind" className="mb-1 block font-semibold">
          {words.kindOfChange}
        </label>
        <select key={kind} id="kind" name="kind" defaultValue={kind ?? ""} className="field">
          <option value="">{words.all}</option>
          {Object.entries(told.kinds).map(([name, title]) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="button button-plain">
        {words.show}
      </button>
    </Form>
  );
}
