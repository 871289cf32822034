import {
  type Day,
  bankColumns,
  cashColumns,
  cashExpected,
  differenceAtClose,
  khataDayColumns,
  khataGiven,
  khataGot,
  shownPaise,
} from "#app/features/books/day.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { words as books } from "#app/features/books/day.words.ts";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { words as dayWords } from "./words.ts";
import { words } from "./month.words.ts";

type Columns = ReturnType<typeof bankColumns>;

export const sumOfDays = <T,>(days: T[], of: (day: T) => Paise): Paise =>
  days.reduce((sum, day) => sum + of(day), 0);

/** What was delivered large, what of it came in, then the groups of the day book, those that have something. */
export function SumsOfMonth({ days }: { days: Day[] }) {
  const groups = [
    { title: dayWords.notInDrawer, columns: bankColumns() },
    { title: dayWords.ordersAndKhata, columns: otherColumns() },
  ];
  return (
    <section aria-label={words.all} className="panel mb-4">
      <p>{words.sold}</p>
      <p className="mb-3 flex flex-wrap items-baseline gap-x-2">
        <strong className="money text-[min(1.625rem,8vw)]">
          {formatPaise(sumOfDays(days, (day) => day.deliveredPaise))}
        </strong>
        <span>{shared.ordersDelivered(sumOfDays(days, (day) => day.delivered))}</span>
      </p>
      <div className="month-groups">
        <CameIn days={days} />
        <OfDrawer days={days} />
        {groups
          .filter(({ columns }) => rowsOf(days, columns).length > 0)
          .map(({ title, columns }) => (
            <div key={title}>
              <h2 className="text-base">{title}</h2>
              <dl className="month-sums">
                <Rows days={days} columns={columns} />
              </dl>
            </div>
          ))}
      </div>
    </section>
  );
}

/** Of the khata what stands in no bridge from sales to money. */
const otherColumns = () =>
  khataDayColumns().filter(({ of }) => of !== khataGiven && of !== khataGot);

/** How what was sold becomes what came in: less what went on the khata, and what was delivered and paid at another time. */
function CameIn({ days }: { days: Day[] }) {
  const [given, got] = [sumOfDays(days, khataGiven), sumOfDays(days, khataGot)];
  const forOrders = sumOfDays(
    days,
    ({ cashPaise, upiPaise, onlinePaise, refundPaise }) =>
      cashPaise + upiPaise + onlinePaise - refundPaise,
  );
  const stillDue = sumOfDays(days, (day) => day.deliveredPaise) - given - forOrders;
  const rows = [
    { name: books.khataGiven, paise: -given },
    { name: stillDue > 0 ? words.stillDue : words.paidAhead, paise: -stillDue },
    { name: books.khataGot, paise: got },
  ].filter(({ paise }) => paise !== 0);
  return (
    <div>
      <h2 className="text-base">{words.fromSales}</h2>
      <dl className="month-sums">
        {rows.map((row) => (
          <SumOfMonth key={row.name} {...row} />
        ))}
        <SumOfMonth name={words.cameIn} paise={forOrders + got} />
      </dl>
    </div>
  );
}

/** What the drawer should have held, what was counted in it, and on how many days that differed. */
function OfDrawer({ days }: { days: Day[] }) {
  const closed = days.filter((day) => differenceAtClose(day) !== null);
  const differences = closed.map((day) => differenceAtClose(day) ?? 0);
  const short = differences.filter((paise) => paise < 0).length;
  const over = differences.filter((paise) => paise > 0).length;
  const counted = sumOfDays(closed, (day) => day.countedPaise ?? 0);
  const isOfSome = closed.length < days.length;
  return (
    <div>
      <h2 className="text-base">{words.inDrawer}</h2>
      <dl className="month-sums">
        <Rows days={days} columns={cashColumns()} />
        <SumOfMonth name={books.cashExpected} paise={sumOfDays(days, cashExpected)} />
      </dl>
      {closed.length > 0 ? (
        <>
          <h3 className="mt-3 text-sm font-semibold">{words.onClosed(closed.length)}</h3>
          <dl className="month-sums">
            {isOfSome ? (
              <SumOfMonth name={books.cashExpected} paise={sumOfDays(closed, cashExpected)} />
            ) : null}
            <SumOfMonth name={words.counted} paise={counted} />
            <div>
              <dt>{words.difference}</dt>
              <Difference as="dd" paise={differences.reduce((sum, paise) => sum + paise, 0)} />
            </div>
          </dl>
        </>
      ) : null}
      {closed.length > 0 ? (
        <p className={short > 0 ? "text-sm text-chilli" : "text-sm text-stone"}>
          {words.differedOn({ short, over, days: closed.length })}
        </p>
      ) : null}
    </div>
  );
}

const rowsOf = (days: Day[], columns: Columns) =>
  columns
    .map((column) => ({ name: column.name, paise: shownPaise(column, sumOfDays(days, column.of)) }))
    .filter(({ paise }) => paise !== 0);

function Rows({ days, columns }: { days: Day[]; columns: Columns }) {
  return rowsOf(days, columns).map((row) => <SumOfMonth key={row.name} {...row} />);
}

function SumOfMonth({ name, paise }: { name: string; paise: Paise }) {
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
