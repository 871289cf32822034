import { useEffect, useId, useRef } from "react";
import { FieldError } from "#app/ui/field-error.tsx";
import { formatPaise } from "#app/values/money.ts";
import type { ShownWindow } from "./get-shipping.server.ts";
import { asSoonAsPossible } from "#app/features/delivery/window.ts";
import { words } from "./words.ts";

type WindowChoiceProps = {
  windows: ShownWindow[];
  chosen: string | undefined;
  error: string | undefined;
};

/**
 * Nothing is chosen beforehand but by the shopper; without a choice it comes as soon as possible.
 */
export function WindowChoice({ windows, chosen, error }: WindowChoiceProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) first.current?.focus();
  }, [error]);
  const choices = [{ id: "", label: asSoonAsPossible, isFull: false, feePaise: 0 }, ...windows];
  const wrong = error ? { "aria-invalid": true, "aria-describedby": id } : {};
  return (
    <fieldset className="panel mb-4">
      <legend className="px-1 font-semibold">{words.when}</legend>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
      {choices.map((window, index) => (
        <label key={window.id} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="slotId"
            value={window.id}
            className="size-5 flex-none accent-leaf"
            defaultChecked={window.id === chosen}
            disabled={window.isFull}
            ref={index === 0 ? first : undefined}
            autoFocus={index === 0 && Boolean(error)}
            {...wrong}
          />
          <span className="min-w-0 flex-1">
            {window.isFull ? words.fullWindow(window.label) : window.label}
          </span>
          {window.feePaise > 0 ? (
            <span className="money">{formatPaise(window.feePaise)}</span>
          ) : null}
        </label>
      ))}
    </fieldset>
  );
}
