import { type ComponentPropsWithoutRef, useState } from "react";
import { typedCount } from "#app/values/typed-count.ts";

type StepperProps = {
  /** What its field is called, and what is wrong with it. */
  field: ComponentPropsWithoutRef<"input">;
  most: number;
  count: string;
  onCount: (count: string) => void;
  /** On the one button that stands in its place as long as nothing is counted. */
  add?: string;
  className?: string;
};

/** A number, with a step down and up beside it for who has scripts; a wrong one stays as typed until then. */
export function Stepper({ field, most, count, onCount, add, className = "" }: StepperProps) {
  const [isTyping, setTyping] = useState(false);
  const step = (by: number, sign: string) => {
    const to = typedCount(count) + by;
    return (
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => onCount(String(Math.min(most, Math.max(0, to))))}
        className={to < 0 || to > most ? "opacity-40" : undefined}
      >
        {sign}
      </button>
    );
  };
  const isAdding = add !== undefined && !isTyping && (count === "0" || count === "");
  return (
    <div
      className={`stepper ${isAdding ? "relative w-20 justify-center overflow-hidden" : ""} ${className}`}
    >
      {step(-1, "−")}
      <input
        {...field}
        inputMode="numeric"
        autoComplete="off"
        value={count}
        onChange={({ target }) => onCount(target.value)}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        className="w-11 bg-transparent text-center"
      />
      {step(1, "+")}
      {isAdding ? (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => onCount("1")}
          className="button button-plain absolute inset-0 bg-card text-sm"
        >
          {add}
        </button>
      ) : null}
    </div>
  );
}
