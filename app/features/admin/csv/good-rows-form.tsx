import { Form } from "@remix-run/react";
import { fileCommandPath } from "#app/addresses/side-paths.ts";
import { Sheet } from "#app/features/admin/sheet.tsx";
import { SelectField } from "#app/features/admin/tax/select-field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { commonUnits } from "#app/values/quantity.ts";
import { CancelForm } from "./cancel-form.tsx";
import type { FileReview } from "./file-answer.ts";
import { unitField } from "./told-fields.ts";
import { words } from "./words.ts";

const path = fileCommandPath("good");

/** What an import would do, and the button that does it. */
export function GoodRowsForm({ review }: { review: FileReview }) {
  const { file, fields, good, count, units } = review;
  return (
    <section className="panel mb-4 max-w-3xl">
      <h2>{words.beforeImport}</h2>
      <p className="mb-3">{count === 0 ? words.nothingWrong : words.othersComeBack}</p>
      {review.joins.length > 0 ? <JoinTable {...review} /> : null}
      {good > 0 ? (
        <Form method="post" action={path} reloadDocument noValidate>
          <input type="hidden" name="file" value={file} />
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {units.map(({ said, likely }) => (
            <SelectField
              key={said}
              label={words.whatUnit(said)}
              name={unitField(said)}
              value={likely}
              hint={words.aboutUnit}
            >
              {commonUnits.map((unit) => (
                <option key={unit}>{unit}</option>
              ))}
              <option value={said}>{words.unitAsItIs(said)}</option>
            </SelectField>
          ))}
          <SubmitButton action={path}>{words.importGood(good)}</SubmitButton>
        </Form>
      ) : null}
      <CancelForm />
    </section>
  );
}

/** Rows whose goods the shop has already. */
function JoinTable({ joins, joinCount }: Pick<FileReview, "joins" | "joinCount">) {
  return (
    <>
      <h3 className="font-semibold">{words.joining}</h3>
      <p className="mb-3">{words.aboutJoining}</p>
      <Sheet heads={Object.values(words.joinColumns)} className="mb-4">
        {joins.map(({ line, product, name, isNewPack }) => (
          <tr key={line}>
            <th scope="row" data-label={words.joinColumns.line}>
              {line}
            </th>
            <td data-label={words.joinColumns.inFile}>{name}</td>
            <td data-label={words.joinColumns.inShop}>{product}</td>
            <td data-label={words.joinColumns.pack}>
              {isNewPack ? words.newPack : words.knownPack}
            </td>
          </tr>
        ))}
      </Sheet>
      {joinCount > joins.length ? (
        <p className="mb-4">{words.andMore(joinCount - joins.length)}</p>
      ) : null}
    </>
  );
}
