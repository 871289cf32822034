import { useRef, useState } from "react";
import { rateOn } from "#app/features/billing/tax/class-called.ts";
import { classesMeant } from "#app/features/billing/tax/class-meant.ts";
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
  isAsked: boolean;
};

/** A product, the class it shall have, and what becomes of its rate. */
export function ClassRow(props: ClassRowProps) {
  const { product, guessed, classes, today, values, errors, isAsked } = props;
  const { id, name, taxClassId, category } = product;
  const field = classField.of(id);
  const error = errors[field];
  const [typed, setTyped] = useState(values?.[field] ?? guessed?.nameHi ?? guessed?.name ?? "");
  const tick = useRef<HTMLInputElement>(null);
  const kept = classes.find((one) => one.id === taxClassId);
  return (
    <li>
      <label>
        <input
          ref={tick}
          type="checkbox"
          name={productField.of(id)}
          defaultChecked={isAsked || isTickedAtFirst(product, values)}
        />
        <span className="font-semibold">
          {name}
          <small className="block text-xs font-normal text-stone">{category}</small>
        </span>
      </label>
      <div>
        <input
          className="field"
          name={field}
          list="tax-classes"
          aria-label={words.classOf(name)}
          defaultValue={typed}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            // A click, so that 'All' hears of it.
            if (!tick.current?.checked) tick.current?.click();
          }}
          autoComplete="off"
          autoFocus={Boolean(error)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      </div>
      <span className="rates">
        <Rates old={kept} typed={typed} classes={classes} today={today} />
      </span>
    </li>
  );
}

/** As it was sent, else where it has no class yet and one is likely: no rate changes unasked. */
export const isTickedAtFirst = (
  { id, guess, taxClassId = null }: ProductToClass,
  values: FormFailure["values"] | undefined,
) => (values ? productField.of(id) in values : guess !== null && taxClassId === null);

type RatesProps = Pick<ClassRowProps, "classes" | "today"> & {
  old: TaxClass | undefined;
  typed: string;
};

/** None where what is typed may mean several classes, or means none. */
function Rates({ old, typed, classes, today }: RatesProps) {
  const before = old ? rateOn(old.rates, today) : null;
  if (typed.trim() === "") return before;
  const [now, another] = classesMeant(typed, classes);
  const after = now && !another ? rateOn(now.rates, today) : null;
  if (before === null || after === null || before === after) return after;
  return (
    <>
      <b className="block">{after}</b>
      <small className="few text-xs">{words.billedAt(before)}</small>
    </>
  );
}
