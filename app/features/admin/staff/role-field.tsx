import { FieldError } from "#app/ui/field-error.tsx";
import { roles } from "#app/values/roles.ts";
import { words as names } from "#app/values/roles.words.ts";
import { noRole } from "./no-role.ts";
import { words } from "./words.ts";

type RoleFieldProps = { chosen: string; error: string | undefined };

export function RoleField({ chosen, error }: RoleFieldProps) {
  return (
    <div className="mb-4">
      <label htmlFor="role" className="font-semibold">
        {words.role}
      </label>
      <select
        id="role"
        name="role"
        key={chosen}
        defaultValue={chosen}
        className="field"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "role-error" : undefined}
      >
        <option value="">{words.choose}</option>
        {roles.map((role) => (
          <option key={role} value={role}>
            {names.names[role]}
          </option>
        ))}
        <option value={noRole}>{words.none}</option>
      </select>
      {error ? <FieldError id="role-error">{error}</FieldError> : null}
      <ul className="mt-2 text-xs text-stone">
        {roles.map((role) => (
          <li key={role}>
            <b>{names.names[role]}</b>: {words.may[role]}
          </li>
        ))}
      </ul>
    </div>
  );
}
