import { Form } from "@remix-run/react";
import { ownersFilePath, cataloguePath } from "#app/addresses/side-paths.ts";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import {
  type FileProblem,
  columns,
  neededColumns,
} from "#app/features/catalogue/csv/catalogue-file.ts";
import { ProblemTable } from "./problem-table.tsx";
import { mostPacks } from "./upload-limits.ts";
import { words } from "./words.ts";

export type Refused = { problems: FileProblem[]; count: number };

export function CatalogueForms({ refused }: { refused: Refused | undefined }) {
  const [only, ...others] = refused?.problems ?? [];
  const ofFile = only && others.length === 0 && only.line === 0 ? only.reason : undefined;
  const optional = columns.filter((column) => !neededColumns.includes(column));
  return (
    <>
      {refused && !ofFile ? <ProblemTable {...refused} /> : null}
      <section className="panel mb-4 max-w-3xl">
        <h2>{words.upload}</h2>
        <p className="mb-3">{words.howToUpload(mostPacks.toLocaleString("en-IN"))}</p>
        <p className="mb-3 wrap-anywhere">
          {words.columnsOfFile(neededColumns.join(", "), optional.join(", "))}
        </p>
        <Form
          method="post"
          action={cataloguePath}
          encType="multipart/form-data"
          reloadDocument
          noValidate
        >
          <Field
            label={words.file}
            name="file"
            type="file"
            accept=".csv,text/csv"
            required
            error={ofFile}
          />
          <SubmitButton action={cataloguePath}>{words.upload}</SubmitButton>
        </Form>
      </section>
      <section className="panel max-w-3xl">
        <h2>{words.download}</h2>
        <p className="mb-3">{words.whatIsDownloaded}</p>
        <form method="get" action={ownersFilePath("catalogue/download")}>
          <button type="submit" className="button w-full">
            {words.download}
          </button>
        </form>
      </section>
    </>
  );
}
