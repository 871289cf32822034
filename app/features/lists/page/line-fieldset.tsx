import { mostOf } from "#app/features/cart/cart.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack, formatUnitPrice } from "#app/values/quantity.ts";
import { Picture } from "#app/ui/picture.tsx";
import { ProductName } from "#app/ui/product-name.tsx";
import type { ChosenLine, LineChoice } from "#app/features/lists/choosing/choose-goods.ts";
import { sharedCount, understood } from "./line-words.ts";
import { words } from "./words.ts";

/** One line: its words, what was understood of them, and what it may mean. */
export function LineFieldset({ line, at }: { line: ChosenLine; at: number }) {
  const { choices, picked } = line;
  const isAsking = picked === null;
  const count = sharedCount(line);
  return (
    <fieldset
      className={`panel wrap-anywhere mb-3 min-w-0 ${isAsking && choices.length > 0 ? "bg-sand" : ""}`}
    >
      <legend className="float-left w-full font-semibold" dir="auto">
        {line.text}
      </legend>
      <div className="clear-both">
        <p className="text-xs text-stone">{understood(line)}</p>
        <input type="hidden" name={`text-${at}`} value={line.text} />
        {choices.map((choice, place) => (
          <ChoiceRadio
            key={choice.pack.financialId}
            choice={choice}
            name={`choice-${at}`}
            isPicked={place === picked}
          />
        ))}
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={`choice-${at}`}
            value="none"
            defaultChecked={choices.length === 0}
          />
          {words.noneOfThese}
        </label>
        {choices.length > 0 ? (
          <p className="mt-1 flex items-center gap-3">
            <label htmlFor={`packs-${at}`}>{words.packs}</label>
            <input
              id={`packs-${at}`}
              name={`packs-${at}`}
              type="number"
              inputMode="numeric"
              min={1}
              max={Math.max(...choices.map(({ pack }) => mostOf(pack)))}
              defaultValue={count ?? ""}
              className="field w-20"
            />
            <input type="hidden" name={`shown-${at}`} value={count ?? ""} />
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}

type ChoiceRadioProps = { choice: LineChoice; name: string; isPicked: boolean };

const marks = () => ({ exact: "", usual: "", nearest: words.nearest, other: words.otherMeasure });

function ChoiceRadio({ choice, name, isPicked }: ChoiceRadioProps) {
  const { card, pack, qty, fit, isPast } = choice;
  const mark = [isPast ? words.boughtBefore : "", marks()[fit]].filter(Boolean).join(" · ");
  return (
    <label className="flex min-h-11 items-center gap-3 py-1">
      <input
        type="radio"
        name={name}
        value={`${pack.financialId}:${qty}`}
        defaultChecked={isPicked}
      />
      <Picture image={card.image} alt="" sizes="small" className="size-11 flex-none rounded-md" />
      <span className="min-w-0 flex-1">
        <ProductName of={card} />{" "}
        <span className="block text-xs text-stone">{`${qty > 1 ? `${qty} × ` : ""}${formatPack(pack)} ${formatUnitPrice(pack.dpricePaise, pack)}`}</span>
        {mark ? <span className="block text-xs text-stone">{mark}</span> : null}
      </span>
      <span className="money font-semibold">{formatPaise(pack.dpricePaise * qty)}</span>
    </label>
  );
}
