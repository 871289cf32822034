import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
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

type GoodsToClass = { products: Unclassed[]; count: number };

type UnclassedFormsProps = {
  unclassed: GoodsToClass;
  /** In a class whose bills can't say a code. */
  withoutHsn: GoodsToClass;
  classes: TaxClass[];
  failure: FormFailure | undefined;
  problems: ClassProblem[];
};

/** Goods without a class, or in one without an HSN code; or all of the former in a file. */
export function UnclassedForms({ unclassed, withoutHsn, problems, ...rest }: UnclassedFormsProps) {
  return (
    <>
      <h2 className="mb-4">{words.unclassed}</h2>
      {unclassed.count === 0 ? <p className="mb-4">{words.noneUnclassed}</p> : null}
      {problems.length > 0 ? <ProblemTable problems={problems} count={problems.length} /> : null}
      <KindForms goods={unclassed} {...rest}>
        <FileForms />
      </KindForms>
      {withoutHsn.count > 0 ? (
        <section aria-labelledby="without-hsn">
          <h2 id="without-hsn" className="mt-6 scroll-mt-20">
            {words.withoutHsn}
          </h2>
          <p className="mb-4 text-sm text-stone">{words.aboutWithoutHsn}</p>
          <KindForms goods={withoutHsn} {...rest} />
        </section>
      ) : null}
    </>
  );
}

type KindFormsProps = Pick<UnclassedFormsProps, "classes" | "failure"> & {
  goods: GoodsToClass;
  children?: ReactNode;
};

/** Ticked together where category and guess are the same. */
function KindForms({ goods: { products, count }, children, ...rest }: KindFormsProps) {
  const alike = Map.groupBy(products, ({ categoryId, guess }) => `${categoryId} ${guess ?? ""}`);
  return (
    <>
      {count > products.length ? (
        <p className="mb-4">{words.firstOf(products.length, count)}</p>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:items-start">
        {[...alike].map(([kind, own]) => (
          <KindForm key={kind} kind={kind} products={own} {...rest} />
        ))}
        {children}
      </div>
    </>
  );
}

type KindFormProps = Pick<UnclassedFormsProps, "classes" | "failure"> & {
  kind: string;
  products: Unclassed[];
};

function KindForm({ kind, products, classes, failure }: KindFormProps) {
  const callOf = useCategoryCall();
  const guess = products[0]?.guess ?? null;
  return (
    <TickForm
      title={callOf(products[0]?.category ?? "")}
      products={products}
      classes={classes}
      guess={guess}
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

/** So many are in sight with the button below them. */
const shortList = 8;

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
      <div className={products.length > shortList ? "save-bar" : undefined}>
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
