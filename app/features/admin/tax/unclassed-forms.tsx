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

/** Goods without a class, and those in one without an HSN code; or all of the former in a file. */
export function UnclassedForms({ unclassed, withoutHsn, problems, ...rest }: UnclassedFormsProps) {
  const products = [...unclassed.products, ...withoutHsn.products];
  const count = unclassed.count + withoutHsn.count;
  const callOf = useCategoryCall();
  return (
    <>
      {problems.length > 0 ? <ProblemTable problems={problems} count={problems.length} /> : null}
      <p className="mb-3 text-sm text-stone">
        {count === 0 ? words.noneUnclassed : words.classHint}
      </p>
      {count > products.length ? (
        <p className="mb-4">{words.firstOf(products.length, count)}</p>
      ) : null}
      {count > 0 ? (
        <ClassRows
          title={words.pages.goods}
          products={products.map((one) => ({ ...one, category: callOf(one.category) }))}
          hidden={{}}
          {...rest}
        />
      ) : null}
      <FileForms />
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
