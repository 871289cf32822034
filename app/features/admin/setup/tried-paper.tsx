import { words as shared } from "#app/features/admin/words.ts";
import type { PaperPreview } from "#app/features/billing/paper-preview.server.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPaise, formatPercent } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { words } from "./words.ts";

/** That a test order went through, and what its paper would have said. */
export function TriedPaper({ paper }: { paper: PaperPreview }) {
  const { title, supplier, lines, groups, roundOffPaise, payablePaise } = paper;
  return (
    <div className="mb-4" role="status">
      <p className="font-semibold text-leaf">{words.wentThrough}</p>
      <p className="mb-3">{words.nothingKept}</p>
      <div className="rounded-md border border-line p-3 wrap-anywhere">
        <p className="text-center font-bold">{title}</p>
        <p className="font-semibold">{supplier.name}</p>
        <p>{supplier.address}</p>
        {supplier.taxNumber ? <p>{words.gstin(supplier.taxNumber)}</p> : null}
        {supplier.foodLicence ? <p>{words.licence(supplier.foodLicence)}</p> : null}
        <dl className="mt-3">
          {lines.map((line) => (
            <Sum key={line.name} name={calledOnPaper(line)} paise={line.amountPaise} />
          ))}
          {groups.map(({ basisPoints, cgstPaise, sgstPaise }) => (
            <Sum
              key={basisPoints}
              name={words.ofThatTax(formatPercent(basisPoints))}
              paise={cgstPaise + sgstPaise}
            />
          ))}
          {roundOffPaise === 0 ? null : <Sum name={words.roundOff} paise={roundOffPaise} />}
          <Sum name={words.total} paise={payablePaise} isTotal />
        </dl>
      </div>
    </div>
  );
}

function calledOnPaper(line: PaperPreview["lines"][number]): string {
  return line.quantityMilli > 0
    ? `${cardTitle(line)}, ${formatPack(line)} × ${line.qty}`
    : shared.places.delivery.name;
}

type SumProps = { name: string; paise: number; isTotal?: boolean };

function Sum({ name, paise, isTotal = false }: SumProps) {
  return (
    <div
      className={`flex justify-between gap-3 ${isTotal ? "border-t border-line font-bold" : ""}`}
    >
      <dt>{name}</dt>
      <dd className="money">{formatPaise(paise)}</dd>
    </div>
  );
}
