import { Form, Link } from "@remix-run/react";
import { newProductPath, searchWordCommandPath } from "#app/addresses/side-paths.ts";
import { Sheet } from "#app/features/admin/sheet.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import type { Guess } from "#app/features/catalogue/teach/guess-meant.server.ts";
import type { Miss } from "#app/features/catalogue/teach/list-search-words.server.ts";
import { titleCase } from "#app/values/text.ts";
import { words } from "./words.ts";

type Refused = { values?: Record<string, string>; errors: Record<string, string | undefined> };
type MissTableProps = {
  misses: Miss[];
  guesses: Record<string, Guess>;
  categories: string[];
  refused: Refused | null;
};
const categoryListId = "categories";

export function MissTable({ misses, guesses, categories, refused }: MissTableProps) {
  const { text, times, means } = words.columns;
  return (
    <>
      <datalist id={categoryListId}>
        {categories.map((call) => (
          <option key={call} value={call} />
        ))}
      </datalist>
      <Sheet heads={[text, times, means]} className="records misses">
        {misses.map((miss) => (
          <tr key={miss.text}>
            <th scope="row" className="lead">
              {miss.text}
              {miss.results ? (
                <small className="block font-normal text-stone">{words.near(miss.results)}</small>
              ) : null}
            </th>
            <td data-label={words.columns.times} className="aside">
              {words.times(miss.count)}
            </td>
            <td className="acts">
              <TeachForm
                text={miss.text}
                guess={guesses[miss.text]}
                refused={refused?.values?.text === miss.text ? refused : null}
              />
            </td>
          </tr>
        ))}
      </Sheet>
    </>
  );
}

type TeachFormProps = { text: string; guess: Guess | undefined; refused: Refused | null };

/** With what it may mean, a tap away, and other ways to be done with it. */
function TeachForm({ text, guess, refused }: TeachFormProps) {
  const id = `means-${text}`;
  const error = refused?.errors.means;
  return (
    <Form method="post" action={searchWordCommandPath("teach")} noValidate className="teach">
      <input type="hidden" name="text" value={text} />
      <label htmlFor={id} className="sr-only">
        {words.columns.means}
      </label>
      <input
        id={id}
        name="means"
        list={categoryListId}
        placeholder={words.whatIsMeant}
        maxLength={200}
        autoComplete="off"
        defaultValue={refused?.values?.means}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        autoFocus={Boolean(error)}
        className="field"
      />
      <button type="submit" className="button button-plain">
        {words.teach}
        <span className="sr-only"> {text}</span>
      </button>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <div className="teach-ways">
        {guess ? (
          <button type="submit" name="guess" value={guess.name} className="button button-plain">
            {words.maybe(guess.shown)}
            <span className="sr-only"> {text}</span>
          </button>
        ) : null}
        <OtherWays text={text} />
      </div>
    </Form>
  );
}

function OtherWays({ text }: { text: string }) {
  return (
    <>
      <Link
        to={`${newProductPath}?${new URLSearchParams({ name: titleCase(text) })}`}
        className="link inline-block min-h-11 content-center px-2"
      >
        {words.addGoods}
        <span className="sr-only"> {text}</span>
      </Link>
      <button
        type="submit"
        formAction={searchWordCommandPath("ignore")}
        className="link min-h-11 px-2"
      >
        {words.ignore}
        <span className="sr-only"> {text}</span>
      </button>
    </>
  );
}
