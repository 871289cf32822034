import { Form } from "@remix-run/react";
import { ownersFilePath, taxCommandPath } from "#app/addresses/side-paths.ts";
import { ProblemTable } from "#app/features/admin/csv/problem-table.tsx";
import type { TaxClass } from "#app/features/billing/tax/tax-classes.server.ts";
import type { ClassProblem } from "#app/features/billing/tax/unclassed-file.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { Field } from "#app/ui/field.tsx";
import { Filled } from "#app/ui/filled.tsx";
import { SelectField } from "./select-field.tsx";
import { productField } from "./product-field.ts";
import { otherLanguage } from "#app/values/other-language.ts";
import { words } from "./words.ts";

/** As the file names them. */
const [productColumn, classColumn] = ["product", "taxClass"];

type UnclassedFormsProps = {
  products: { id: string; name: string }[];
  count: number;
  classes: TaxClass[];
  failure: FormFailure | undefined;
  problems: ClassProblem[];
};

/** Products without a class: ticked together here, or all of them in a file. */
export function UnclassedForms({ products, count, ...rest }: UnclassedFormsProps) {
  return (
    <>
      <h2 className="mt-8 mb-4">{words.unclassed}</h2>
      {count === 0 ? <p className="mb-4">{words.noneUnclassed}</p> : null}
      {rest.problems.length > 0 ? (
        <ProblemTable problems={rest.problems} count={rest.problems.length} />
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:items-start">
        {count > 0 ? <TickForm products={products} count={count} {...rest} /> : null}
        <FileForms />
      </div>
    </>
  );
}

type TickFormProps = Omit<UnclassedFormsProps, "problems"> & {
  guess?: string;
  /** The products that are ticked to begin with. */
  likely?: string[];
  hidden?: Record<string, string>;
  action?: string;
};

export function TickForm({ products, count, classes, failure, ...first }: TickFormProps) {
  const { guess = "", likely = [], hidden = {}, action = taxCommandPath("products/class") } = first;
  const { errors = {}, values = { taxClassId: guess } } = failure ?? {};
  return (
    <Form method="post" action={action} noValidate className="panel">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className="mb-4">
        <legend className="mb-1 font-semibold">
          {count > products.length ? words.firstOf(products.length, count) : words.products}
        </legend>
        {products.map(({ id, name }) => (
          <label key={id} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name={productField.of(id)}
              defaultChecked={failure ? productField.of(id) in values : likely.includes(id)}
            />
            {name}
          </label>
        ))}
        {errors.products ? <FieldError id="products-error">{errors.products}</FieldError> : null}
      </fieldset>
      <SelectField
        label={words.classOfThese}
        name="taxClassId"
        value={values.taxClassId ?? ""}
        error={errors.taxClassId}
      >
        <option value="">{words.choose}</option>
        {classes.map(({ id, name, nameHi }) => (
          <option key={id} value={id} lang={otherLanguage(nameHi ?? name)}>
            {nameHi ?? name}
          </option>
        ))}
      </SelectField>
      <button type="submit" className="button w-full">
        {words.setClass}
      </button>
    </Form>
  );
}

function FileForms() {
  return (
    <section className="panel">
      <h3>{words.byCsv}</h3>
      <p className="mb-3">
        <Filled
          text={words.csvAbout}
          product={<code>{productColumn}</code>}
          taxClass={<code>{classColumn}</code>}
        />
      </p>
      <form method="get" action={ownersFilePath("tax/products")} className="mb-4">
        <button type="submit" className="button button-plain w-full">
          {words.downloadUnclassed}
        </button>
      </form>
      <Form
        method="post"
        action={taxCommandPath("products/upload")}
        encType="multipart/form-data"
        reloadDocument
        noValidate
      >
        <Field label={words.csvFile} name="file" type="file" accept=".csv,text/csv" required />
        <button type="submit" className="button w-full">
          {words.upload}
        </button>
      </Form>
    </section>
  );
}
