import { type bankColumns, type Day, shownPaise } from "#app/features/books/day.ts";
import { type Paise, formatPaise } from "#app/values/money.ts";

type Columns = ReturnType<typeof bankColumns>;

export const sumOfDays = <T,>(days: T[], of: (day: T) => Paise): Paise =>
  days.reduce((sum, day) => sum + of(day), 0);

export const rowsOf = (days: Day[], columns: Columns) =>
  columns
    .map((column) => ({ name: column.name, paise: shownPaise(column, sumOfDays(days, column.of)) }))
    .filter(({ paise }) => paise !== 0);

export function Rows({ days, columns }: { days: Day[]; columns: Columns }) {
  return rowsOf(days, columns).map((row) => <SumOfMonth key={row.name} {...row} />);
}

export function SumOfMonth({ name, paise }: { name: string; paise: Paise }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={paise < 0 ? "text-chilli" : undefined}>{formatPaise(paise)}</dd>
    </div>
  );
}

type DifferenceProps = { as: "td" | "dd"; paise: Paise | null; without?: string };

/** What was counted, less what was expected; null of a day that is open. */
export function Difference({ as: Cell, paise, without }: DifferenceProps) {
  if (paise === null) return <Cell className="number text-stone">{without}</Cell>;
  const isShort = paise < 0;
  return (
    <Cell className={`number ${isShort ? "font-semibold text-chilli" : ""}`}>
      {paise > 0 ? "+" : null}
      {formatPaise(paise)}
    </Cell>
  );
}
