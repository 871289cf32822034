import { parchiForSalePath, parchiPath, sharedParchiPath } from "#app/addresses/paths.ts";
import { FieldError } from "#app/ui/field-error.tsx";
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
      className="panel @container"
    >
      <p className="mb-4">{words.intro}</p>
      <div className="grid gap-3 @2xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-3">
          <ListField text={text} error={error} />
          <button type="submit" className="button">
            {words.read}
          </button>
        </div>
        <div className="grid gap-3">
          <Example isForSale={isForSale} />
          {messagingLink && !isForSale ? (
            <a href={messagingLink} rel="noopener" className="button button-plain">
              {words.sendPhoto}
            </a>
          ) : null}
        </div>
      </div>
    </form>
  );
}

function ListField({ text, error }: Pick<ListFormProps, "text" | "error">) {
  return (
    <div>
      <label htmlFor="list" className="mb-1 block font-semibold">
        {words.yourList}
      </label>
      <textarea
        id="list"
        name="text"
        rows={10}
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
    </div>
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
      <p id="list-hint" className="pb-2">
        {words.hint}
      </p>
    </div>
  );
}
