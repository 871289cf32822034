import { FieldError } from "#app/ui/field-error.tsx";
import { roles } from "#app/values/roles.ts";
import { words as names } from "#app/values/roles.words.ts";
import { noRole } from "./no-role.ts";
import { words } from "./words.ts";

type RoleFieldProps = {
  chosen: string;
  /** Of who works here already. */
  mayLeave: boolean;
  error: string | undefined;
};

/** Who may do everything is chosen last. */
const offered = [...roles.filter((role) => role !== "owner"), "owner"] as const;

/** Each role with what it may do. */
export function RoleField({ chosen, mayLeave, error }: RoleFieldProps) {
  return (
    <fieldset className="mb-4" aria-describedby={error ? "role-error" : undefined}>
      <legend className="mb-1 font-semibold">{words.role}</legend>
      {offered.map((role) => (
        <Choice key={role} value={role} isChosen={chosen === role} name={names.names[role]}>
          {words.may[role]}
        </Choice>
      ))}
      {mayLeave ? (
        <Choice value={noRole} isChosen={chosen === noRole} name={words.none}>
          {words.mayNothing}
        </Choice>
      ) : null}
      {error ? <FieldError id="role-error">{error}</FieldError> : null}
    </fieldset>
  );
}

type ChoiceProps = { value: string; isChosen: boolean; name: string; children: string };

function Choice({ value, isChosen, name, children }: ChoiceProps) {
  return (
    <div className="role">
      <label>
        <input
          key={String(isChosen)}
          type="radio"
          name="role"
          value={value}
          required
          defaultChecked={isChosen}
          aria-describedby={`may-${value}`}
        />
        {name}
      </label>
      <p id={`may-${value}`} className="text-xs text-stone">
        {children}
      </p>
    </div>
  );
}
