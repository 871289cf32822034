import { parchiForSalePath, parchiPath, sharedParchiPath } from "#app/addresses/paths.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { Filled } from "#app/ui/filled.tsx";
import { words } from "./words.ts";

type ListFormProps = {
  text: string;
  error?: string | undefined;
  isForSale: boolean;
  /** To a person, who reads a photo as well; "" where none is configured. */
  messagingLink: string;
};

/** The list as one would write it on paper. */
export function ListForm({ text, error, isForSale, messagingLink }: ListFormProps) {
  return (
    <form
      method="post"
      action={isForSale ? parchiForSalePath : parchiPath}
      noValidate
      className="@container"
    >
      <p className="mb-4">{words.intro}</p>
      <label htmlFor="list" className="mb-1 block font-semibold">
        {words.yourList}
      </label>
      <div className="grid gap-3 @2xl:grid-cols-[minmax(0,1fr)_20rem]">
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
        <Example isForSale={isForSale} />
      </div>
      {error ? <FieldError id="list-error">{error}</FieldError> : null}
      <p id="list-hint" className="mt-1 mb-4 text-xs text-stone">
        {words.hint}
      </p>
      <button type="submit" className="button w-full md:w-auto">
        {words.read}
      </button>
      {messagingLink && !isForSale ? (
        <p className="mt-4">
          <Filled
            text={words.onPaper}
            link={
              <a href={messagingLink} rel="noopener" className="link">
                WhatsApp
              </a>
            }
          />
        </p>
      ) : null}
    </form>
  );
}

function Example({ isForSale }: Pick<ListFormProps, "isForSale">) {
  return (
    <div className="rounded-md bg-mint px-3 pt-2 text-sm">
      <p>
        <strong className="block">{words.forExample}</strong>
        <span className="block whitespace-pre-line">{words.example}</span>
      </p>
      <a
        href={sharedParchiPath(words.example, isForSale)}
        className="link inline-flex min-h-11 items-center"
      >
        {words.useExample}
      </a>
    </div>
  );
}
