import { words as orders } from "#app/features/orders/words.ts";
import { CountStepper } from "#app/features/orders/settle/count-stepper.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { typedCount } from "#app/values/typed-count.ts";
import { type LineLeft, type ReturnFields, returnField } from "./return-form.ts";
import { words } from "./words.ts";

export type ReturnLinesProps = {
  lines: LineLeft[];
  /** Of goods, by line. */
  pictures: Record<number, string>;
  typed: ReturnFields;
  onType: (field: string, value: string) => void;
  errors: Record<string, string>;
};

/** One card, a row for each line of the bill. */
export function ReturnLines({ lines, pictures, typed, onType, errors }: ReturnLinesProps) {
  return (
    <section className="panel px-3 py-1" aria-label={orders.items}>
      <p aria-hidden="true" className="flex justify-between gap-3 py-2 text-sm text-stone">
        <span>{orders.items}</span> <span>{words.cameBack}</span>
      </p>
      {lines.map((line) => (
        <ReturnLine
          key={line.line}
          {...{ line, typed, onType, errors }}
          image={pictures[line.line] ?? ""}
        />
      ))}
    </section>
  );
}

type LineProps = Pick<ReturnLinesProps, "typed" | "onType" | "errors"> & {
  line: LineLeft;
  image: string;
};

/** What is charged for delivery stands on no shelf, and what did not come back neither. */
function ReturnLine({ line, image, typed, onType, errors }: LineProps) {
  const { left, qty, quantityMilli, amountPaise } = line;
  const back = returnField("back", line.line);
  const count = typed[back] ?? "0";
  const isGoods = quantityMilli > 0;
  const name = isGoods ? `${cardTitle(line)}, ${formatPack(line)}` : cardTitle(line);
  return (
    <div role="group" aria-label={name} className="line-to-pack">
      {isGoods ? (
        <Picture image={image} alt="" sizes="small" className="w-full rounded-lg" />
      ) : (
        <span />
      )}
      <p className="wrap-anywhere">
        <b>{left} ×</b>{" "}
        <span lang={isGoods && !line.nameHi ? "en" : undefined}>
          {cardTitle(line)}
          {isGoods ? ", " : null}
        </span>
        {isGoods ? <span className="whitespace-nowrap">{formatPack(line)}</span> : null}
      </p>
      <p className="each money text-sm text-stone">
        {words.each(formatPaise(Math.floor(amountPaise / qty)), left)}
      </p>
      <CountStepper
        {...{ count, onType, name: back, most: left }}
        label={isGoods ? words.howMany(left) : words.feeBack}
        error={errors[back]}
      />
      {isGoods ? (
        <Condition
          name={returnField("shelf", line.line)}
          isNone={typedCount(count) === 0}
          typed={typed}
        />
      ) : null}
    </div>
  );
}

type ConditionProps = { name: string; isNone: boolean; typed: ReturnFields };

/** Whether what came back can be sold again; unasked as long as nothing did. */
function Condition({ name, isNone, typed }: ConditionProps) {
  const isGood = typed[name] !== "";
  const choice = (value: string, label: string, isChosen: boolean) => (
    <label>
      <input type="radio" name={name} value={value} defaultChecked={isChosen} />
      {label}
    </label>
  );
  return (
    <fieldset className="on-shelf" data-none={isNone || undefined}>
      <legend className="sr-only">{words.condition}</legend>
      {choice("on", words.onShelf, isGood)}
      {choice("", words.spoilt, !isGood)}
    </fieldset>
  );
}
