import { Form, Link } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { logPath } from "#app/addresses/side-paths.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { type LogKind, isLogKind } from "#app/features/audit/entry.ts";
import { words as told } from "#app/features/audit/words.ts";
import { logGroups } from "./log-groups.ts";
import { words } from "./words.ts";

type LogFilterProps = {
  kind: LogKind | null;
  /** The id of who did it. */
  by: string | null;
  /** Who works in the shop, and whoever was chosen. */
  people: { id: string; name: string }[];
};

/** What the log may be narrowed to: kinds below the owner's tabs, and who did it. */
export function LogFilter({ kind, by, people }: LogFilterProps) {
  const groups = Map.groupBy(Object.keys(logGroups).filter(isLogKind), (name) => logGroups[name]);
  return (
    <Form method="get" action={logPath} className="find max-w-2xl">
      <Choice name="kind" label={words.kindOfChange} chosen={kind}>
        {[...groups].map(([group, names]) => (
          <optgroup key={group} label={shared.tabs[group]}>
            {names.map((name) => (
              <option key={name} value={name}>
                {told.kinds[name]}
              </option>
            ))}
          </optgroup>
        ))}
      </Choice>
      {people.length > 1 || by ? (
        <Choice name="by" label={words.doneBy} chosen={by}>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
      ) : null}
      <button type="submit" className="button button-plain">
        {words.show}
      </button>
      {kind || by ? (
        <Link to={logPath} className="button button-plain">
          {shared.showAll}
        </Link>
      ) : null}
    </Form>
  );
}

type ChoiceProps = { name: string; label: string; chosen: string | null; children: ReactNode };

function Choice({ name, label, chosen, children }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <select key={chosen} id={id} name={name} defaultValue={chosen ?? ""} className="field">
        <option value="">{words.all}</option>
        {children}
      </select>
    </div>
  );
}
