import { parchiPath } from "#app/addresses.ts";
import { FieldError } from "#app/ui/field-error.tsx";

const example = "2 kg aata\ndal 500g\nचीनी आधा किलो\nsabun 3";

/** The list as one would write it on paper. */
export function ListForm({ text, error }: { text: string; error?: string | undefined }) {
  return (
    <form method="post" action={parchiPath} noValidate>
      <p className="mb-4">
        Write or paste what you need, one thing a line. You see what we understood before anything
        is in your cart.
      </p>
      <label htmlFor="list" className="mb-1 block font-semibold">
        Your list
      </label>
      <textarea
        id="list"
        name="text"
        rows={10}
        className="field"
        placeholder={example}
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
        In English, Hindi or both: “2 kg”, “aadha kilo”, “₹10 wala”, “3 packet”. Up to 40 lines.
      </p>
      <button type="submit" className="button w-full">
        Read my list
      </button>
    </form>
  );
}
