import { useState } from "react";
import { cartCommandPath } from "#app/addresses/paths.ts";
import { type CartLine, type CartPack, mostOf } from "#app/features/cart/cart.ts";
import { useCart } from "#app/features/cart/use-cart.ts";
import { useEarlyChoice } from "#app/ui/use-early-choice.ts";
import { words } from "./words.ts";

type QuantitySelectProps = {
  line: CartLine;
  pack: CartPack;
  refusal: string | undefined;
  onRemove: () => void;
};

/**
 * 0 to what can be had, and the present count where stock fell below it; 0 removes the line. A
 * refusal stands until another is chosen.
 */
export function QuantitySelect({ line, pack, refusal, onRemove }: QuantitySelectProps) {
  const { setCount } = useCart();
  const [isChanged, setChanged] = useState(false);
  const counts = Array.from({ length: mostOf(pack) + 1 }, (_, count) => count);
  if (!counts.includes(line.qty)) counts.push(line.qty);
  const change = (qty: number) => {
    setChanged(true);
    setCount(pack, qty, line.seenPaise);
    if (qty === 0) onRemove();
  };
  const select = useEarlyChoice(String(line.qty), (chosen) => change(Number(chosen)));
  const { financialId } = line;
  const id = `q-${financialId}`;
  const error = isChanged ? undefined : refusal;
  const stepping = { line, most: mostOf(pack), change };
  return (
    <>
      <div className="flex rounded-lg border-y-4 border-transparent bg-mint bg-clip-padding font-bold text-leaf">
        <StepButton {...stepping} by={-1} />
        <label htmlFor={id} className="sr-only">
          {words.quantity}
        </label>
        <select
          ref={select}
          id={id}
          name="qty"
          className={`-my-1 min-h-11 w-10 appearance-none text-center [text-align-last:center] ${error ? "rounded-md border-2 border-chilli" : ""}`}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={`n-${financialId} p-${financialId}${error ? ` e-${financialId}` : ""}`}
          autoFocus={Boolean(error)}
          value={line.qty}
          onChange={(event) => change(Number(event.target.value))}
        >
          {counts.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
        <StepButton {...stepping} by={1} />
      </div>
      {error ? (
        <p id={`e-${financialId}`} className="warned order-last basis-full text-chilli">
          {error}
        </p>
      ) : null}
    </>
  );
}

type StepButtonProps = {
  line: CartLine;
  most: number;
  change: (qty: number) => void;
  by: 1 | -1;
};

function StepButton({ line: { financialId, qty }, most, change, by }: StepButtonProps) {
  const isAtEnd = by === 1 && qty >= most;
  return (
    <button
      type="submit"
      formAction={cartCommandPath(by === 1 ? "plus" : "minus")}
      aria-label={by === 1 ? words.plus : words.minus}
      aria-describedby={`n-${financialId} p-${financialId}`}
      aria-disabled={isAtEnd || undefined}
      className="-my-1 min-h-11 min-w-11 text-lg aria-disabled:opacity-40"
      onClick={(event) => {
        event.preventDefault();
        if (!isAtEnd) change(Math.min(qty + by, most));
      }}
    >
      {by === 1 ? "+" : "−"}
    </button>
  );
}
