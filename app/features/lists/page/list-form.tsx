import { parchiForSalePath, parchiPath } from "#app/addresses/paths.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { words } from "./words.ts";

type ListFormProps = { text: string; error?: string | undefined; isForSale: boolean };

/** The list as one would write it on paper. */
export function ListForm({ text, error, isForSale }: ListFormProps) {
  return (
    <form
      method="post"
      action={isForSale ? parchiForSalePath : parchiPath}
      noValidate
      className="@container"
    >
      <p className="mb-4">{words.intro}</p>
      <div className="items-start gap-4 @2xl:grid @2xl:grid-cols-[minmax(0,1fr)_20rem]">
        <p className="mb-4 rounded-md bg-mint px-3 py-2 text-sm @2xl:order-1">
          <strong className="block">{words.forExample}</strong>
          <span className="block whitespace-pre-line">{words.example}</span>
        </p>
        <div>
          <label htmlFor="list" className="mb-1 block font-semibold">
            {words.yourList}
          </label>
          <textarea
            id="list"
            name="text"
            rows={6}
            className="field"
            defaultValue={text}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? "list-error list-hint" : "list-hint"}
            autoFocus={Boolean(error)}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
          {error ? <FieldError id="list-error">{error}</FieldError> : null}
          <p id="list-hint" className="mt-1 mb-4 text-xs text-stone">
            {words.hint}
          </p>
          <button type="submit" className="button w-full md:w-auto">
            {words.read}
          </button>
        </div>
      </div>
    </form>
  );
}
