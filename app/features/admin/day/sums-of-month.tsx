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
import type { Apart } from "#app/features/books/month-apart.server.ts";
import type { ReactNode } from "react";
import { words as shared } from "#app/features/admin/words.ts";
import { words as books } from "#app/features/books/day.words.ts";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { words as dayWords } from "./words.ts";
import { Difference, Rows, SumOfMonth, rowsOf, sumOfDays } from "./sum-rows.tsx";
import { words } from "./month.words.ts";

/** What was delivered large, what of it came in, then the groups of the day book, those that have something. */
export function SumsOfMonth({ days, apart }: { days: Day[]; apart: Apart }) {
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
        <CameIn days={days} apart={apart} />
        <OfDrawer days={days} />
        <OutsideDrawer days={days} />
        {rowsOf(days, otherColumns()).length > 0 ? (
          <Group title={dayWords.ordersAndKhata}>
            <dl className="month-sums">
              <Rows days={days} columns={otherColumns()} />
            </dl>
          </Group>
        ) : null}
      </div>
    </section>
  );
}

type GroupProps = {
  title: string;
  /** What it comes to. */
  paise?: Paise;
  children: ReactNode;
};

/** On a phone a line with its sum; what it is made of a tap away. */
function Group({ title, paise, children }: GroupProps) {
  return (
    <details className="fold">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3">
        <h2 className="min-w-0 flex-1 text-base">{title}</h2>
        {paise === undefined ? null : (
          <b className={`money md:hidden ${paise < 0 ? "text-chilli" : ""}`}>
            {formatPaise(paise)}
          </b>
        )}
      </summary>
      {children}
    </details>
  );
}

/** With what is in the drawer it is all that came in. */
function OutsideDrawer({ days }: { days: Day[] }) {
  const columns = bankColumns();
  if (rowsOf(days, columns).length === 0) return null;
  const paise = columns.reduce((sum, column) => {
    return sum + shownPaise(column, sumOfDays(days, column.of));
  }, 0);
  return (
    <Group title={dayWords.notInDrawer} paise={paise}>
      <dl className="month-sums">
        <Rows days={days} columns={columns} />
        <SumOfMonth name={words.inAll} paise={paise} />
      </dl>
    </Group>
  );
}

/** Of the khata what stands in no bridge from sales to money. */
const otherColumns = () =>
  khataDayColumns().filter(({ of }) => of !== khataGiven && of !== khataGot);

/** How what was sold becomes what came in: less what came back or went on the khata, and what was delivered and paid at another time. */
function CameIn({ days, apart }: { days: Day[]; apart: Apart }) {
  const { cameBackPaise, givenApartPaise } = apart;
  const [given, got] = [sumOfDays(days, khataGiven), sumOfDays(days, khataGot)];
  const forOrders = sumOfDays(
    days,
    ({ cashPaise, upiPaise, onlinePaise, refundPaise }) =>
      cashPaise + upiPaise + onlinePaise - refundPaise,
  );
  const kept = sumOfDays(days, (day) => day.deliveredPaise) - cameBackPaise;
  const stillDue = kept + givenApartPaise - given - forOrders;
  const rows = [
    { name: words.cameBack, paise: -cameBackPaise },
    { name: words.givenApart, paise: givenApartPaise },
    { name: books.khataGiven, paise: -given },
    { name: stillDue > 0 ? words.stillDue : words.paidAhead, paise: -stillDue },
    { name: books.khataGot, paise: got },
  ].filter(({ paise }) => paise !== 0);
  return (
    <Group title={words.fromSales} paise={forOrders + got}>
      <dl className="month-sums">
        {rows.map((row) => (
          <SumOfMonth key={row.name} {...row} />
        ))}
        <SumOfMonth name={words.cameIn} paise={forOrders + got} />
      </dl>
    </Group>
  );
}

/** What the drawer should have held, what was counted in it, and on how many days that differed. */
function OfDrawer({ days }: { days: Day[] }) {
  const expected = sumOfDays(days, cashExpected);
  const closed = days.filter((day) => differenceAtClose(day) !== null);
  return (
    <div>
      <Group title={words.inDrawer} paise={expected}>
        <dl className="month-sums">
          <Rows days={days} columns={cashColumns()} />
          <SumOfMonth name={books.cashExpected} paise={expected} />
        </dl>
        {closed.length > 0 ? (
          <Counted closed={closed} isOfSome={closed.length < days.length} />
        ) : null}
      </Group>
      {closed.length > 0 ? <Differed closed={closed} /> : null}
    </div>
  );
}

/** Of the days that were closed; what was expected on them where that is not what stands above. */
function Counted({ closed, isOfSome }: { closed: Day[]; isOfSome: boolean }) {
  return (
    <>
      <h3 className="mt-3 text-sm font-semibold">{words.onClosed(closed.length)}</h3>
      <dl className="month-sums">
        {isOfSome ? (
          <SumOfMonth name={words.expectedThen} paise={sumOfDays(closed, cashExpected)} />
        ) : null}
        <SumOfMonth
          name={words.counted}
          paise={sumOfDays(closed, ({ countedPaise }) => countedPaise ?? 0)}
        />
        <div>
          <dt>{words.difference}</dt>
          <Difference as="dd" paise={sumOfDays(closed, (day) => differenceAtClose(day) ?? 0)} />
        </div>
      </dl>
    </>
  );
}

function Differed({ closed }: { closed: Day[] }) {
  const differences = closed.map((day) => differenceAtClose(day) ?? 0);
  const short = differences.filter((paise) => paise < 0).length;
  const over = differences.filter((paise) => paise > 0).length;
  return (
    <p className={short > 0 ? "text-sm text-chilli" : "text-sm text-stone"}>
      {words.differedOn({ short, over, days: closed.length })}
    </p>
  );
}
