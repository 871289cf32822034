import { useState } from "react";
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
  return (
    <>
      <div>
        <label htmlFor={id} className="sr-only">
          {words.quantity}
        </label>
        <select
          ref={select}
          id={id}
          name="qty"
          className="field w-16 pl-2 pr-0"
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
      </div>
      {error ? (
        <p id={`e-${financialId}`} className="warned order-last basis-full text-chilli">
          {error}
        </p>
      ) : null}
    </>
  );
}
