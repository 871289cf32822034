import { useId } from "react";
import type { OrderLine } from "#app/features/orders/order.ts";
import { Picture } from "#app/ui/picture.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPack } from "#app/values/quantity.ts";
import { typedCount } from "#app/values/typed-count.ts";
import { type SettleFields, fieldOf } from "./settle-form.ts";
import type { SwapChoice } from "./swap-choices.server.ts";
import { CountStepper } from "./count-stepper.tsx";
import { SwapPart } from "./swap-fields.tsx";
import { words } from "./words.ts";

type SettleLineProps = {
  line: OrderLine;
  image: string;
  /** Whether its code was typed or scanned. */
  isFound: boolean;
  choices: SwapChoice[];
  /** Whether what was looked for in its place is not there. */
  hasSoughtInVain: boolean;
  values: SettleFields;
  onType: (field: string, value: string) => void;
  errors: Record<string, string>;
};

/**
 * How much of a line was packed; below, once that is less, what goes in its place and what is left
 * on the shelf.
 */
export function SettleLine(props: SettleLineProps) {
  const { line, image, isFound, choices, hasSoughtInVain, values, onType, errors } = props;
  const name = (field: Parameters<typeof fieldOf>[0]) => fieldOf(field, line.financialId);
  const title = useId();
  const packed = values[name("packed")] ?? String(line.qty);
  const folded = [name("swap"), name("swapQty"), name("shelf"), name("seek")];
  const isOpen =
    typedCount(packed) !== line.qty || folded.some((one) => values[one] || errors[one]);
  return (
    <div
      role="group"
      aria-labelledby={title}
      className={`line-to-pack ${isFound ? "outline-2 outline-leaf" : ""}`}
    >
      <Picture image={image} alt="" sizes="small" className="w-full rounded-lg" />
      <p id={title} className="wrap-anywhere">
        <b>{line.qty} ×</b> {cardTitle(line)},{" "}
        <b className="whitespace-nowrap">{formatPack(line)}</b>
      </p>
      <CountStepper
        {...{ onType, name: name("packed") }}
        label={words.packed}
        count={packed}
        most={line.qty}
        error={errors[name("packed")]}
      />
      {isFound ? (
        <p role="status" className="of-code text-xs text-leaf">
          {words.found}
        </p>
      ) : null}
      <details open={isOpen} className={isOpen ? undefined : "plain-only"}>
        <summary className="min-h-11 content-center text-sm font-semibold text-leaf">
          {words.notThere}
        </summary>
        <SwapPart {...{ choices, hasSoughtInVain, values, errors, onType }} id={line.financialId} />
      </details>
    </div>
  );
}
