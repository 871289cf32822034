import { useId } from "react";
import { FieldError } from "#app/ui/field-error.tsx";
import { useEarlyChoice } from "#app/ui/use-early-choice.ts";
import { words } from "./words.ts";

type PackStepperProps = {
  qty: number;
  most: number;
  error: string | undefined;
  onChoose: (qty: string) => void;
};

/** How many packs: a select, with a step down and up beside it for who has scripts. */
export function PackStepper({ qty, most, error, onChoose }: PackStepperProps) {
  const id = useId();
  const select = useEarlyChoice(String(qty), onChoose);
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  const step = (to: number, sign: string) => (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => to < 1 || to > most || onChoose(String(to))}
      className={to < 1 || to > most ? "opacity-40" : undefined}
    >
      {sign}
    </button>
  );
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {words.numberOfPacks}
      </label>
      <div className="stepper">
        {step(qty - 1, "−")}
        <select
          ref={select}
          id={id}
          name="qty"
          value={String(qty)}
          onChange={(event) => onChoose(event.target.value)}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}e` : undefined}
          autoFocus={!!error}
        >
          {(counts.includes(qty) ? counts : [...counts, qty]).map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
        {step(qty + 1, "+")}
      </div>
      {error ? (
        <div className="order-1 basis-full">
          <FieldError id={`${id}e`}>{error}</FieldError>
        </div>
      ) : null}
    </>
  );
}
