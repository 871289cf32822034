import { Form } from "@remix-run/react";
import { homePath } from "#app/addresses/paths.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { words } from "./words.ts";

/** A code that was refused, as it was typed. */
export type AskPinProps = { refused: { typed: string; message: string } | undefined };

/** The home page's own form: it comes back here with what the shop says of the code. */
export function AskPin({ refused }: AskPinProps) {
  return (
    <Form
      method="post"
      action={`${homePath}?index`}
      noValidate
      className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm"
    >
      <strong className="text-leaf">{words.doYouDeliver}</strong>
      <div className="flex grow gap-2">
        <input
          name="postalCode"
          aria-label={words.pinCode}
          placeholder={words.pinCode}
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue={refused?.typed}
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? "pin-error" : undefined}
          autoFocus={Boolean(refused)}
          className="field md:max-w-40"
        />
        <button className="button">{words.check}</button>
      </div>
      {refused ? <FieldError id="pin-error">{refused.message}</FieldError> : null}
    </Form>
  );
}
