import { Form } from "@remix-run/react";
import { type FormEvent, useState, useSyncExternalStore } from "react";
import { taxCommandPath } from "#app/addresses/side-paths.ts";
import type { TaxClass } from "#app/features/billing/tax/tax-classes.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { Field } from "#app/ui/field.tsx";
import { ClassRow, type ProductToClass, isTickedAtFirst } from "./class-row.tsx";
import {
  TickAll,
  TickAllLink,
  type TickedPart,
  countTicked,
  tickTogether,
  useTickedPart,
} from "./tick-all.tsx";
import { words } from "./words.ts";

type ClassRowsProps = {
  title: string;
  products: ProductToClass[];
  classes: TaxClass[];
  today: string;
  hidden: Record<string, string>;
  action?: string;
  failure: FormFailure | undefined;
};

/** A row a product, its likely class filled in; all that are ticked are saved together. */
export function ClassRows({ title, products, hidden, failure, ...rest }: ClassRowsProps) {
  const { action = taxCommandPath("products/class"), classes, today } = rest;
  const { errors = {}, values } = failure ?? {};
  const isAsked = useTickedPart();
  const { label, onChange } = useTickedCount(products, values);
  const facts = { classes, today, values, errors };
  const isAnyUnknown = products.some(({ guess }) => guess === null);
  return (
    <Form method="post" action={action} noValidate className="panel mb-4">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset onChange={onChange}>
        <legend className="sr-only">{title}</legend>
        {errors.products ? <FieldError id="products-error">{errors.products}</FieldError> : null}
        <LackRows
          {...facts}
          part="class"
          isAsked={isAsked("class")}
          label={words.withoutClass}
          lacking={products.filter(isUnclassed)}
        />
        <LackRows
          {...facts}
          part="hsn"
          isAsked={isAsked("hsn")}
          label={words.withoutHsn}
          lacking={products.filter((product) => !isUnclassed(product))}
        />
        {isAnyUnknown ? (
          <Field
            label={words.classOfRest}
            name="taxClass"
            list="tax-classes"
            defaultValue={values?.taxClass ?? ""}
            error={errors.taxClass}
            autoComplete="off"
          />
        ) : null}
      </fieldset>
      <div className="save-bar">
        <button type="submit" className="button">
          {label}
        </button>
      </div>
    </Form>
  );
}

const isUnclassed = ({ taxClassId = null }: ProductToClass) => taxClassId === null;
const neverChanges = () => () => undefined;

/** What the button says: of how many, where a script can count what is ticked. */
function useTickedCount(products: ProductToClass[], values: FormFailure["values"] | undefined) {
  const [ticked, setTicked] = useState<number | null>(null);
  const isAsked = useTickedPart();
  const hasScripts = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const atFirst = products.filter(
    (one) => isTickedAtFirst(one, values) || isAsked(isUnclassed(one) ? "class" : "hsn"),
  ).length;
  const count = ticked ?? atFirst;
  return {
    label:
      hasScripts && products.length > 1 && count > 0
        ? words.setTicked(count)
        : words.setClasses(products.length),
    onChange(event: FormEvent<HTMLElement>) {
      tickTogether(event);
      setTicked(countTicked(event.currentTarget));
    },
  };
}

const areAllTicked = (products: ProductToClass[], { isAsked, values }: RowFacts) =>
  products.every((product) => isAsked || isTickedAtFirst(product, values));

type RowFacts = Pick<ClassRowsProps, "classes" | "today"> & {
  values: FormFailure["values"] | undefined;
  errors: FormFailure["errors"];
  /** Whether the page's address has all of them ticked. */
  isAsked: boolean;
};
type LackRowsProps = RowFacts & { part: TickedPart; label: string; lacking: ProductToClass[] };

/** Those that lack the same, under what it is, by which they are ticked together. */
function LackRows({ part, label: head, lacking, ...facts }: LackRowsProps) {
  if (lacking.length === 0) return null;
  return (
    <div role="group" aria-label={head} data-ticks className="class-group">
      <div className="class-head">
        <TickAll label={head} isTicked={areAllTicked(lacking, facts)} />
        {lacking.length > 1 ? (
          <TickAllLink part={part}>{words.tickAll(lacking.length)}</TickAllLink>
        ) : null}
        <span aria-hidden="true">{words.taxClass}</span>
        <span aria-hidden="true">{words.rate}</span>
      </div>
      {[...Map.groupBy(lacking, ({ guess }) => guess)].map(([guess, alike]) => (
        <AlikeRows key={guess} alike={alike} isAll={alike.length === lacking.length} {...facts} />
      ))}
    </div>
  );
}

type AlikeRowsProps = RowFacts & { alike: ProductToClass[]; isAll: boolean };

/** Those that are likely of one class stand together, and are ticked together. */
function AlikeRows({ alike, isAll, ...facts }: AlikeRowsProps) {
  const guessed = facts.classes.find(({ id }) => id === alike[0]?.guess);
  const rows = (
    <ul className="class-rows">
      {alike.map((product) => (
        <ClassRow key={product.id} product={product} guessed={guessed} {...facts} />
      ))}
    </ul>
  );
  if (alike.length === 1 || isAll || !guessed) return rows;
  const name = guessed.nameHi ?? guessed.name;
  return (
    <div role="group" aria-label={name} data-ticks className="alike-rows">
      <div className="class-head">
        <TickAll
          label={words.allOfClass(alike.length, name)}
          isTicked={areAllTicked(alike, facts)}
        />
      </div>
      {rows}
    </div>
  );
}
