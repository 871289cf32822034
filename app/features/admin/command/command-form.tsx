import { Form, type FormProps } from "@remix-run/react";
import type { ComponentType, ReactNode } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/field.tsx";
import { words as ui } from "#app/ui/words.ts";
import type { Command } from "./command.ts";

type CommandFormProps = {
  command: Command;
  as?: ComponentType<FormProps>;
  isBusy?: boolean;
  children: ReactNode;
};

/** The way out is the caller's. */
export function QuestionForm({
  command,
  as: FormTag = Form,
  isBusy = false,
  children,
}: CommandFormProps) {
  const { notes, method, action, submit, isDanger, fields, hidden, refused } = command;
  if (refused)
    return (
      <>
        <Alert>{refused}</Alert>
        {children}
      </>
    );
  return (
    <FormTag method={method} action={action} noValidate>
      {notes.map((note) => (
        <p key={note} className="mb-4 wrap-anywhere">
          {note}
        </p>
      ))}
      {fields.map(({ name, label, value, error }) => (
        <Field
          key={name + (error ?? "")}
          name={name}
          label={label}
          defaultValue={value}
          error={error}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      ))}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="choices">
        <button
          type="submit"
          className={isDanger ? "button button-danger" : "button"}
          disabled={isBusy}
        >
          {isBusy ? ui.loading : submit}
        </button>
        {children}
      </div>
    </FormTag>
  );
}
