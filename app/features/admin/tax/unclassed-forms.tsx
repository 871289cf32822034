import { Form } from "@remix-run/react";
import { ownersFilePath, taxCommandPath } from "#app/addresses/side-paths.ts";
import { FileField } from "#app/features/admin/csv/file-field.tsx";
import { ProblemTable } from "#app/features/admin/csv/problem-table.tsx";
import type { TaxClass, Unclassed } from "#app/features/billing/tax/tax-classes.server.ts";
import type { ClassProblem } from "#app/features/billing/tax/unclassed-file.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Filled } from "#app/ui/filled.tsx";
import { useCategoryCall } from "#app/features/admin/frame/use-category-call.ts";
import { ClassRows } from "./class-rows.tsx";
import { words } from "./words.ts";

/** As the file names them. */
const [productColumn, classColumn] = ["product", "taxClass"];

type GoodsToClass = { products: Unclassed[]; count: number };

type UnclassedFormsProps = {
  unclassed: GoodsToClass;
  /** In a class whose bills can't say a code. */
  withoutHsn: GoodsToClass;
  classes: TaxClass[];
  today: string;
  failure: FormFailure | undefined;
  problems: ClassProblem[];
};

/** Goods without a class, or in one without an HSN code; or all of the former in a file. */
export function UnclassedForms({ unclassed, withoutHsn, problems, ...rest }: UnclassedFormsProps) {
  return (
    <>
      <h2 className="mb-1">{words.unclassed}</h2>
      {unclassed.count + withoutHsn.count > 0 ? (
        <p className="mb-3 text-sm text-stone">{words.classHint}</p>
      ) : null}
      {unclassed.count === 0 ? <p className="mb-4">{words.noneUnclassed}</p> : null}
      {problems.length > 0 ? <ProblemTable problems={problems} count={problems.length} /> : null}
      <GoodsForm kind="unclassed" title={words.unclassed} goods={unclassed} {...rest} />
      {withoutHsn.count > 0 ? (
        <section aria-labelledby="without-hsn">
          <h2 id="without-hsn" className="mt-6 scroll-mt-20">
            {words.withoutHsn}
          </h2>
          <p className="mb-4 text-sm text-stone">{words.aboutWithoutHsn}</p>
          <GoodsForm kind="hsn" title={words.withoutHsn} goods={withoutHsn} {...rest} />
        </section>
      ) : null}
      <FileForms />
    </>
  );
}

type GoodsFormProps = Pick<UnclassedFormsProps, "classes" | "today" | "failure"> & {
  kind: string;
  title: string;
  goods: GoodsToClass;
};

function GoodsForm({ kind, title, goods, failure, ...facts }: GoodsFormProps) {
  const { products, count } = goods;
  const callOf = useCategoryCall();
  return (
    <>
      {count > products.length ? (
        <p className="mb-4">{words.firstOf(products.length, count)}</p>
      ) : null}
      {count > 0 ? (
        <ClassRows
          title={title}
          products={products.map((one) => ({ ...one, category: callOf(one.category) }))}
          {...facts}
          hidden={{ kind }}
          failure={failure?.values.kind === kind ? failure : undefined}
        />
      ) : null}
    </>
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
        <button type="submit" className="button button-plain max-md:w-full">
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
        <FileField label={words.csvFile} name="file" accept=".csv,text/csv" />
        <button type="submit" className="button max-md:w-full">
          {words.upload}
        </button>
      </Form>
    </details>
  );
}
