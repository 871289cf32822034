import { Form } from "@remix-run/react";
import { catalogueDownloadPath, cataloguePath } from "#app/admin-addresses.ts";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import {
  type FileProblem,
  columns,
  neededColumns,
} from "#app/features/catalogue/csv/catalogue-file.ts";
import { ProblemTable } from "./problem-table.tsx";
import { mostPacks } from "./upload-limits.ts";

export type Refused = { problems: FileProblem[]; count: number };

export function CatalogueForms({ refused }: { refused: Refused | undefined }) {
  const [only, ...others] = refused?.problems ?? [];
  const ofFile = only && others.length === 0 && only.line === 0 ? only.reason : undefined;
  const optional = columns.filter((column) => !neededColumns.includes(column));
  return (
    <>
      {refused && !ofFile ? <ProblemTable {...refused} /> : null}
      <section className="panel mb-4">
        <h2>Upload CSV</h2>
        <p className="mb-3">
          One line a pack, at most {mostPacks.toLocaleString("en-IN")} packs at once. Products are
          known by their slug, brands by their name, packs by quantity and units: what is known is
          changed, all else is made. A file with a mistake changes nothing.
        </p>
        <p className="mb-3 wrap-anywhere">
          Columns: {neededColumns.join(", ")}; and, where wanted, {optional.join(", ")}.
        </p>
        <Form
          method="post"
          action={cataloguePath}
          encType="multipart/form-data"
          reloadDocument
          noValidate
        >
          <Field
            label="CSV file"
            name="file"
            type="file"
            accept=".csv,text/csv"
            required
            error={ofFile}
          />
          <SubmitButton action={cataloguePath}>Upload CSV</SubmitButton>
        </Form>
      </section>
      <section className="panel">
        <h2>Download CSV</h2>
        <p className="mb-3">
          Every product, brand and pack as it is now, to be changed in a spreadsheet and uploaded
          again.
        </p>
        <form method="get" action={catalogueDownloadPath}>
          <button type="submit" className="button w-full">
            Download CSV
          </button>
        </form>
      </section>
    </>
  );
}
