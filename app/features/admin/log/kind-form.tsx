import { Form } from "@remix-run/react";
import { logPath } from "#app/addresses/side-paths.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { type LogKind, isLogKind } from "#app/features/audit/entry.ts";
import { words as told } from "#app/features/audit/words.ts";
import { logGroups } from "./log-groups.ts";
import { words } from "./words.ts";

/** What the log may be narrowed to, below the owner's tabs. */
export function KindForm({ kind }: { kind: LogKind | null }) {
  const groups = Map.groupBy(Object.keys(logGroups).filter(isLogKind), (name) => logGroups[name]);
  return (
    <Form method="get" action={logPath} className="find max-w-lg">
      <div>
        <label htmlFor="kind" className="mb-1 block font-semibold">
          {words.kindOfChange}
        </label>
        <select key={kind} id="kind" name="kind" defaultValue={kind ?? ""} className="field">
          <option value="">{words.all}</option>
          {[...groups].map(([group, names]) => (
            <optgroup key={group} label={shared.tabs[group]}>
              {names.map((name) => (
                <option key={name} value={name}>
                  {told.kinds[name]}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <button type="submit" className="button button-plain">
        {words.show}
      </button>
    </Form>
  );
}
