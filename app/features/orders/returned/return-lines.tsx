import { words as orders } from "#app/features/orders/words.ts";
import { CountStepper } from "#app/features/orders/settle/count-stepper.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { type LineLeft, returnField } from "./return-form.ts";
import { words } from "./words.ts";

type Typed = Record<string, string>;

export type ReturnLinesProps = {
  lines: LineLeft[];
  /** Of goods, by line. */
  pictures: Record<number, string>;
  typed: Typed;
  onType: (field: string, value: string) => void;
  /** Of a form that was refused. */
  refused: { values: Typed; errors: Typed } | undefined;
};

/** One card, a row for each line of the bill. */
export function ReturnLines({ lines, pictures, typed, onType, refused }: ReturnLinesProps) {
  return (
    <section className="panel px-3 py-1" aria-label={orders.items}>
      <p aria-hidden="true" className="flex justify-between gap-3 py-2 text-sm text-stone">
        <span>{orders.items}</span> <span>{words.cameBack}</span>
      </p>
      {lines.map((line) => (
        <ReturnLine
          key={line.line}
          {...{ line, onType, refused }}
          image={pictures[line.line] ?? ""}
          count={typed[returnField("back", line.line)] ?? "0"}
        />
      ))}
    </section>
  );
}

/** What the packs that are entered cost together. */
export function returnedWorth(lines: LineLeft[], typed: Typed): Paise {
  return lines.reduce((sum, { line, left, eachPaise }) => {
    const count = Number(typed[returnField("back", line)] ?? 0);
    return Number.isInteger(count) && count > 0 && count <= left ? sum + count * eachPaise : sum;
  }, 0);
}

type LineProps = Pick<ReturnLinesProps, "onType" | "refused"> & {
  line: LineLeft;
  image: string;
  count: string;
};

/** What is charged for delivery stands on no shelf, and what did not come back neither. */
function ReturnLine({ line, image, count, onType, refused }: LineProps) {
  const { left, quantityMilli, eachPaise } = line;
  const [back, shelf] = [returnField("back", line.line), returnField("shelf", line.line)];
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
        <b>{left} ×</b> <span lang={isGoods && !line.nameHi ? "en" : undefined}>{name}</span>{" "}
        <span className="money whitespace-nowrap text-stone">{formatPaise(eachPaise)}</span>
      </p>
      <CountStepper
        {...{ count, onType, name: back, most: left }}
        label={isGoods ? words.howMany(left) : words.feeBack}
        error={refused?.errors[back]}
      />
      {isGoods ? (
        <label className="on-shelf" data-none={Number(count) === 0 || undefined}>
          <input
            type="checkbox"
            name={shelf}
            defaultChecked={!refused || refused.values[shelf] !== undefined}
            className="size-5 flex-none"
          />
          {words.onShelf}
        </label>
      ) : null}
    </div>
  );
}
