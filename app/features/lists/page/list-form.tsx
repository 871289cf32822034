import { parchiForSalePath, parchiPath } from "#app/addresses/paths.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { words } from "./words.ts";

type ListFormProps = { text: string; error?: string | undefined; isForSale: boolean };

/** The list as one would write it on paper. */
export function ListForm({ text, error, isForSale }: ListFormProps) {
  return (
    <form method="post" action={isForSale ? parchiForSalePath : parchiPath} noValidate>
      <p className="mb-4">{words.intro}</p>
      <label htmlFor="list" className="mb-1 block font-semibold">
        {words.yourList}
      </label>
      <textarea
        id="list"
        name="text"
        rows={10}
        className="field"
        placeholder={words.example}
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
      <button type="submit" className="button w-full">
        {words.read}
      </button>
    </form>
  );
}
