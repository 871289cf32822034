import { Form } from "@remix-run/react";
import { ownersFilePath, cataloguePath } from "#app/addresses/side-paths.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { columns, neededColumns } from "#app/features/catalogue/csv/catalogue-file.ts";
import type { Refused } from "./file-answer.ts";
import { FileField } from "./file-field.tsx";
import { ProblemTable } from "./problem-table.tsx";
import { mostPacks } from "./upload-limits.ts";
import { words } from "./words.ts";

export function CatalogueForms({ refused }: { refused?: Refused | undefined }) {
  const [only, ...others] = refused?.problems ?? [];
  const ofFile = only && others.length === 0 && only.line === 0 ? only.reason : undefined;
  return (
    <>
      {refused && !ofFile ? <ProblemTable {...refused} /> : null}
      <div className="halves">
        <div className="flex flex-col gap-3">
          <Template />
          <AsItIs />
        </div>
        <UploadForm problem={ofFile} />
      </div>
    </>
  );
}

function AsItIs() {
  return (
    <section className="panel">
      <h2 className="mb-2">{words.asItIs}</h2>
      <p className="mb-3">{words.whatIsDownloaded}</p>
      <form method="get" action={ownersFilePath("catalogue/download")}>
        <button type="submit" className="button button-plain max-md:w-full">
          {words.download}
        </button>
      </form>
    </section>
  );
}

/** The first line of the file and one below it, as wide as they are. */
function Template() {
  return (
    <section className="panel">
      <h2 className="mb-2">{words.template}</h2>
      <p className="mb-2">{words.aboutTemplate}</p>
      <div className="model-line" role="region" aria-label={words.example} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {Object.keys(words.modelLine).map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {Object.entries(words.modelLine).map(([column, value]) => (
                <td key={column}>{value}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <form method="get" action={ownersFilePath("catalogue/template")}>
        <button type="submit" className="button button-plain max-md:w-full">
          {words.downloadTemplate}
        </button>
      </form>
    </section>
  );
}

function UploadForm({ problem }: { problem: string | undefined }) {
  const optional = columns.filter((column) => !neededColumns.includes(column));
  return (
    <section className="panel drop-file">
      <h2 className="mb-2">{words.fromFile}</h2>
      <p className="mb-3">{words.otherPrograms}</p>
      <Form
        method="post"
        action={cataloguePath}
        encType="multipart/form-data"
        reloadDocument
        noValidate
      >
        <FileField
          label={words.file}
          name="file"
          accept=".csv,.txt,text/csv,text/plain"
          error={problem}
        />
        <SubmitButton action={cataloguePath} look="button max-md:w-full">
          {words.upload}
        </SubmitButton>
      </Form>
      <details className="unfolds mt-2">
        <summary className="min-h-11 content-center font-semibold">{words.howItIsRead}</summary>
        <p className="mb-3">{words.howToUpload(mostPacks.toLocaleString("en-IN"))}</p>
        <p className="wrap-anywhere">
          {words.columnsOfFile(neededColumns.join(", "), optional.join(", "))}
        </p>
      </details>
    </section>
  );
}

/** What the last import left out, as a file. */
export function RestForm({ rows }: { rows: number }) {
  return (
    <section className="panel mb-4 max-w-3xl">
      <p className="mb-3">{words.notImported(rows)}</p>
      <form method="get" action={ownersFilePath("catalogue/rest")}>
        <button type="submit" className="button button-plain max-md:w-full">
          {words.downloadRest}
        </button>
      </form>
    </section>
  );
}
