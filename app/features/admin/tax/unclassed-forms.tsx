import { Form } from "@remix-run/react";
import { ownersFilePath, taxCommandPath } from "#app/addresses/side-paths.ts";
import { ProblemTable } from "#app/features/admin/csv/problem-table.tsx";
import type { TaxClass, Unclassed } from "#app/features/billing/tax/tax-classes.server.ts";
import type { ClassProblem } from "#app/features/billing/tax/unclassed-file.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { Field } from "#app/ui/field.tsx";
import { Filled } from "#app/ui/filled.tsx";
import { productField } from "./product-field.ts";
import { useCategoryCall } from "#app/features/admin/frame/use-category-call.ts";
import { words } from "./words.ts";

/** As the file names them. */
const [productColumn, classColumn] = ["product", "taxClass"];

type UnclassedFormsProps = {
  products: Unclassed[];
  count: number;
  classes: TaxClass[];
  failure: FormFailure | undefined;
  problems: ClassProblem[];
};

/** Goods without a class, ticked together where category and guess are the same; or all of them in a file. */
export function UnclassedForms({ products, count, problems, ...rest }: UnclassedFormsProps) {
  const alike = [
    ...Map.groupBy(products, ({ categoryId, guess }) => `${categoryId} ${guess ?? ""}`),
  ];
  return (
    <>
      <h2 className="mb-4">{words.unclassed}</h2>
      {count === 0 ? <p className="mb-4">{words.noneUnclassed}</p> : null}
      {count > products.length ? (
        <p className="mb-4">{words.firstOf(products.length, count)}</p>
      ) : null}
      {problems.length > 0 ? <ProblemTable problems={problems} count={problems.length} /> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:items-start">
        {alike.map(([kind, own]) => (
          <KindForm key={kind} kind={kind} products={own} {...rest} />
        ))}
        <FileForms />
      </div>
    </>
  );
}

type KindFormProps = Pick<UnclassedFormsProps, "products" | "classes" | "failure"> & {
  kind: string;
};

function KindForm({ kind, products, classes, failure }: KindFormProps) {
  const callOf = useCategoryCall();
  return (
    <TickForm
      title={callOf(products[0]?.category ?? "")}
      products={products}
      classes={classes}
      guess={products[0]?.guess ?? null}
      likely={products.map(({ id }) => id)}
      hidden={{ kind }}
      failure={failure?.values.kind === kind ? failure : undefined}
    />
  );
}

type TickFormProps = Pick<UnclassedFormsProps, "classes" | "failure"> & {
  title: string;
  products: { id: string; name: string }[];
  /** The id of the class that is likely theirs. */
  guess: string | null;
  /** The products that are ticked to begin with. */
  likely: string[];
  hidden: Record<string, string>;
  action?: string;
};

export function TickForm({
  title,
  products,
  classes,
  guess,
  likely,
  hidden,
  ...rest
}: TickFormProps) {
  const { failure, action = taxCommandPath("products/class") } = rest;
  const { errors = {}, values } = failure ?? {};
  const guessed = classes.find(({ id }) => id === guess);
  return (
    <Form method="post" action={action} noValidate className="panel">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className="mb-4">
        <legend className="mb-1 font-semibold">{title}</legend>
        <div className="pairs">
          {products.map(({ id, name }) => (
            <label key={id} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name={productField.of(id)}
                defaultChecked={values ? productField.of(id) in values : likely.includes(id)}
              />
              {name}
            </label>
          ))}
        </div>
        {errors.products ? <FieldError id="products-error">{errors.products}</FieldError> : null}
      </fieldset>
      <Field
        label={words.classOfThese}
        name="taxClass"
        list="tax-classes"
        defaultValue={values?.taxClass ?? guessed?.nameHi ?? guessed?.name ?? ""}
        error={errors.taxClass}
        hint={words.classHint}
        autoComplete="off"
      />
      <div className="save-bar">
        <button type="submit" className="button">
          {words.setClass}
        </button>
      </div>
    </Form>
  );
}

function FileForms() {
  return (
    <details className="panel py-1">
      <summary className="min-h-11 content-center font-semibold text-leaf">{words.byCsv}</summary>
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
    </details>
  );
}
