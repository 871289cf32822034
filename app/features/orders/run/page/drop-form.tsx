import { type FormEvent, useState } from "react";
import { Form } from "@remix-run/react";
import { runCommandPath } from "#app/addresses/paths.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/field.tsx";
import { latinDigits } from "#app/values/text.ts";
import type { RefusedRun } from "./answer-run.server.ts";
import type { Tapped } from "./use-taps.ts";
import { words } from "./words.ts";

export type RefusedAtDoor = Pick<RefusedRun, "field" | "message" | "values">;
type DropFormProps = {
  id: string;
  duePaise: number;
  refusal: RefusedAtDoor | undefined;
  onTap: (tapped: Tapped) => void;
};

/** The customer's code and the money: with scripts a tap, which waits for the network by itself. */
export function DropForm({ id, duePaise, refusal, onTap }: DropFormProps) {
  const [isCodeMissing, setCodeMissing] = useState(false);
  const { field, message, values = {} } = refusal ?? {};
  const errorOf = (name: string) => (field === name ? message : undefined);
  function tap(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    const textOf = (name: string) => latinDigits(String(form.get(name) ?? "")).trim();
    const [code, method] = [textOf("code"), textOf("method")];
    const isWhole = /^\d{4}$/.test(code);
    setCodeMissing(!isWhole);
    if (!isWhole)
      return event.currentTarget.querySelector<HTMLInputElement>("[name=code]")?.focus();
    onTap({
      ...{ orderId: id, code, reference: textOf("reference"), duePaise },
      method: method === "cash" || method === "upi" ? method : "",
    });
  }
  return (
    <Form method="post" action={runCommandPath("deliver")} noValidate onSubmit={tap}>
      {field === "" ? <Alert>{message}</Alert> : null}
      <input type="hidden" name="orderId" value={id} />
      <input type="hidden" name="due" value={duePaise} />
      <Field
        label={words.code}
        name="code"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        error={isCodeMissing ? words.fourDigits : errorOf("code")}
      />
      {duePaise > 0 ? (
        <Field
          label={words.reference}
          hint={words.referenceHint}
          name="reference"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={values.reference ?? ""}
          error={errorOf("reference")}
        />
      ) : null}
      {duePaise > 0 ? <CashOrUpi /> : <Delivered />}
    </Form>
  );
}

function CashOrUpi() {
  return (
    <div className="grid gap-3">
      <button type="submit" name="method" value="cash" className="button min-h-14 w-full">
        {words.withCash}
      </button>
      <button
        type="submit"
        name="method"
        value="upi"
        className="button button-plain min-h-14 w-full"
      >
        {words.withUpi}
      </button>
    </div>
  );
}

function Delivered() {
  return (
    <button type="submit" className="button min-h-14 w-full">
      {words.delivered}
    </button>
  );
}
