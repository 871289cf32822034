import { useState } from "react";
import { OldNew } from "#app/features/admin/old-new.tsx";
import { rateOn } from "#app/features/billing/tax/class-called.ts";
import type { TaxClass } from "#app/features/billing/tax/tax-classes.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { classField, productField } from "./product-field.ts";
import { words } from "./words.ts";

export type ProductToClass = {
  id: string;
  name: string;
  /** The id of the class that is likely its own. */
  guess: string | null;
  /** The id of the one it has. */
  taxClassId?: string | null;
  category?: string;
};

type ClassRowProps = {
  product: ProductToClass;
  guessed: TaxClass | undefined;
  classes: TaxClass[];
  today: string;
  values: FormFailure["values"] | undefined;
  errors: FormFailure["errors"];
};

/** A product, the class it shall have, and what becomes of its rate. */
export function ClassRow({ product, guessed, classes, today, values, errors }: ClassRowProps) {
  const { id, name, guess, taxClassId, category } = product;
  const field = classField.of(id);
  const error = errors[field];
  const [typed, setTyped] = useState(values?.[field] ?? guessed?.nameHi ?? guessed?.name ?? "");
  const kept = classes.find((one) => one.id === taxClassId);
  return (
    <li>
      <label>
        <input
          type="checkbox"
          name={productField.of(id)}
          defaultChecked={values ? productField.of(id) in values : guess !== null}
        />
        <span className="font-semibold">
          {name}
          <small className="block text-xs font-normal text-stone">
            {kept ? words.nowIn(kept.nameHi ?? kept.name) : category}
          </small>
        </span>
      </label>
      <div>
        <input
          className="field"
          name={field}
          list="tax-classes"
          aria-label={words.classOf(name)}
          defaultValue={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      </div>
      <Rates old={kept} now={classCalled(typed, classes)} today={today} />
    </li>
  );
}

/** Of what is typed only in part there is no rate yet. */
function classCalled(typed: string, classes: TaxClass[]): TaxClass | undefined {
  const wanted = typed.trim().toLowerCase();
  return classes.find(({ name, nameHi }) =>
    [name, nameHi].some((called) => called?.toLowerCase() === wanted),
  );
}

type RatesProps = Record<"old" | "now", TaxClass | undefined> & { today: string };

function Rates({ old, now, today }: RatesProps) {
  const before = old ? rateOn(old.rates, today) : null;
  const after = now ? rateOn(now.rates, today) : null;
  return (
    <span className="rates">
      {before !== null && after !== null ? <OldNew old={before} now={after} /> : (after ?? before)}
    </span>
  );
}
