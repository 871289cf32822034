import { Form } from "@remix-run/react";
import { taxCommandPath } from "#app/addresses/side-paths.ts";
import type { TaxClass } from "#app/features/billing/tax/tax-classes.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { Field } from "#app/ui/field.tsx";
import { classField, productField } from "./product-field.ts";
import { words } from "./words.ts";

type ProductToClass = {
  id: string;
  name: string;
  /** The id of the class that is likely its own. */
  guess: string | null;
  /** What is said below its name. */
  about?: string;
};

type ClassRowsProps = {
  title: string;
  products: ProductToClass[];
  classes: TaxClass[];
  hidden: Record<string, string>;
  action?: string;
  failure: FormFailure | undefined;
};

/** A row a product, its likely class filled in; all that are ticked are saved together. */
export function ClassRows({ title, products, classes, hidden, failure, ...rest }: ClassRowsProps) {
  const { action = taxCommandPath("products/class") } = rest;
  const { errors = {}, values } = failure ?? {};
  const isAnyUnknown = products.some(({ guess }) => guess === null);
  return (
    <Form method="post" action={action} noValidate className="panel mb-4">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset>
        <legend className="sr-only">{title}</legend>
        {errors.products ? <FieldError id="products-error">{errors.products}</FieldError> : null}
        <ul className="class-rows">
          {products.map((product) => (
            <ClassRow key={product.id} {...{ product, classes, values }} errors={errors} />
          ))}
        </ul>
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
          {words.setClasses(products.length)}
        </button>
      </div>
    </Form>
  );
}

type ClassRowProps = Pick<ClassRowsProps, "classes"> & {
  product: ProductToClass;
  values: FormFailure["values"] | undefined;
  errors: FormFailure["errors"];
};

function ClassRow({ product, classes, values, errors }: ClassRowProps) {
  const { id, name, guess, about } = product;
  const guessed = classes.find((one) => one.id === guess);
  const field = classField.of(id);
  const error = errors[field];
  return (
    <li>
      <label>
        <input
          type="checkbox"
          name={productField.of(id)}
          defaultChecked={values ? productField.of(id) in values : guess !== null}
        />
        <span>
          {name}
          {about ? <small className="block text-xs text-stone">{about}</small> : null}
        </span>
      </label>
      <div>
        <input
          className="field"
          name={field}
          list="tax-classes"
          aria-label={words.classOf(name)}
          defaultValue={values?.[field] ?? guessed?.nameHi ?? guessed?.name ?? ""}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      </div>
    </li>
  );
}
