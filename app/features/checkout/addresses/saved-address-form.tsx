import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { addressCommandPath } from "#app/addresses/paths.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { FindingFields, PlaceFields } from "./address-fields.tsx";
import { words } from "./words.ts";

type SavedAddressFormProps = {
  command: "add" | "change";
  /** Of the address that is changed. */
  id?: string;
  isForShipping?: boolean;
  values: Record<string, string>;
  refused: FormFailure | undefined;
};

export function SavedAddressForm({ command, id, isForShipping, ...props }: SavedAddressFormProps) {
  const { errors = {}, values = props.values }: Partial<FormFailure> = props.refused ?? {};
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    () => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(),
    [props.refused],
  );
  return (
    <Form method="post" action={addressCommandPath(command)} noValidate ref={form}>
      {id ? <input type="hidden" name="id" value={id} /> : null}
      {isForShipping ? <input type="hidden" name="forShipping" value="1" /> : null}
      {errors.form ? <Alert>{errors.form}</Alert> : null}
      <PlaceFields values={values} errors={errors} />
      <FindingFields values={values} errors={errors} />
      <button type="submit" className="button w-full">
        {command === "add" ? words.add : words.save}
      </button>
    </Form>
  );
}
