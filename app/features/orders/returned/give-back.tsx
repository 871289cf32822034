import { orderStepPath } from "#app/addresses/paths.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { words } from "./words.ts";

export type ReturnWay = "offKhata" | "lessToPay" | "handBack" | "goesBack";
type GiveBackProps = {
  id: string;
  way: ReturnWay;
  paise: Paise;
  /** Whether any packs are entered. */
  isAny: boolean;
  isAsked: boolean;
};

/** What the packs that are entered come to, and the one button: dull as long as there are none. */
export function GiveBack({ id, way, paise, isAny, isAsked }: GiveBackProps) {
  const action = orderStepPath(id, "return");
  return (
    <div className="save-bar">
      {/* Without scripts a sum that nobody asked for would stay at nothing. */}
      <p className={`basis-full lg:mb-3 ${isAsked ? "" : "by-script"}`}>
        <span className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
          {words.sums[way]} <output className="money text-xl">{formatPaise(paise)}</output>
        </span>
        <span className="block text-sm text-stone">{isAny ? null : words.enterSomething}</span>
      </p>
      <button type="submit" formMethod="get" className="button button-plain plain-only mb-2 w-full">
        {words.workOut}
      </button>
      <SubmitButton action={action} look={`button w-full ${isAny ? "" : "not-yet"}`}>
        {words.write}
      </SubmitButton>
    </div>
  );
}
