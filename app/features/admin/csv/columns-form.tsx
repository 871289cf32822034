import { Form } from "@remix-run/react";
import { Fragment } from "react";
import { fileCommandPath } from "#app/addresses/side-paths.ts";
import { type Column, columns } from "#app/features/catalogue/csv/catalogue-file.ts";
import { SelectField } from "#app/features/admin/tax/select-field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import type { AskedColumns } from "./file-answer.ts";
import { columnField, columnName, otherCategoryField } from "./told-fields.ts";
import { words } from "./words.ts";

const path = fileCommandPath("columns");

/** For each of the shop's columns the file's. */
export function ColumnsForm({ asked }: { asked: AskedColumns }) {
  const { file, names, values } = asked;
  const taken = columns.map((column) => values[columnField(column)]);
  const left = names.filter((name, place) => name && !taken.includes(String(place)));
  return (
    <section className="panel mb-4 max-w-3xl">
      <h2>{words.whichColumn}</h2>
      <p className="mb-3">{words.aboutColumns}</p>
      {left.length > 0 ? <p className="mb-3">{words.leftOut(left.join(", "))}</p> : null}
      <Form method="post" action={path} reloadDocument noValidate>
        <input type="hidden" name="file" value={file} />
        <div className="grid gap-x-4 sm:grid-cols-2">
          {columns.map((column) => (
            <Fragment key={column}>
              <ColumnSelect column={column} asked={asked} />
              {column === "category" ? <OtherCategory asked={asked} /> : null}
            </Fragment>
          ))}
        </div>
        <SubmitButton action={path}>{words.checkFile}</SubmitButton>
      </Form>
    </section>
  );
}

type OfAsked = { asked: AskedColumns };

function ColumnSelect({ column, asked }: OfAsked & { column: Column }) {
  const field = columnField(column);
  return (
    <SelectField
      label={columnName(column)}
      name={field}
      value={asked.values[field] ?? ""}
      error={asked.errors[field]}
    >
      <option value="">{column === "quantity" ? words.oneInEach : words.notInFile}</option>
      {asked.names.map((name, place) => (
        <option key={place} value={place}>
          {name.slice(0, 60) || words.columnNumber(place + 1)}
        </option>
      ))}
    </SelectField>
  );
}

/** One for all rows whose own the shop doesn't have. */
function OtherCategory({ asked: { values, categories } }: OfAsked) {
  return (
    <SelectField
      label={words.otherCategory}
      name={otherCategoryField}
      value={values[otherCategoryField] ?? ""}
    >
      <option value="">{words.noOtherCategory}</option>
      {categories.map(({ name, called }) => (
        <option key={name} value={name}>
          {called}
        </option>
      ))}
    </SelectField>
  );
}
