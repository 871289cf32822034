import { Form, Link } from "@remix-run/react";
import { orderPath } from "#app/addresses/paths.ts";
import { dayCommandPath } from "#app/addresses/side-paths.ts";
import {
  type Day,
  type DayEntry,
  bankColumns,
  bookedPaise,
  cashColumns,
  cashExpected,
  entryName,
  khataDayColumns,
  shownPaise,
} from "#app/features/books/day.ts";
import type { DayBook } from "#app/features/books/day-book.server.ts";
import { formatIndianIso, formatMoment } from "#app/values/dates.ts";
import { shortOf } from "#app/values/identifier.ts";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { Filled } from "#app/ui/filled.tsx";
import { StartWith } from "./start-with.tsx";
import { words } from "./words.ts";

/** A sum stands below its name where both are too wide. */
const row = "flex flex-wrap items-center justify-between gap-x-2";

type DaySumsProps = {
  day: Day;
  countedBy: string;
  closedBy: string;
  /** What was counted before it and is not written as what it began with. */
  last: DayBook["lastCount"];
  formKey: string;
};

/** First what the drawer should hold and how that comes about, then every other sum. */
export function DaySums({ day, countedBy, closedBy, last, formKey }: DaySumsProps) {
  const { countedPaise, closedAt, delivered, deliveredPaise } = day;
  const difference = countedPaise === null ? 0 : countedPaise - cashExpected(day);
  return (
    <section className="panel mb-4" aria-label={words.sums}>
      <p>{words.cashExpected}</p>
      <p className="money text-[min(1.625rem,8vw)] font-bold">{formatPaise(cashExpected(day))}</p>
      {countedPaise === null ? null : (
        <p className="mb-2">
          <span className={`block ${difference < 0 ? "font-semibold text-chilli" : ""}`}>
            <Filled
              text={countedText(difference)}
              counted={<strong className="money">{formatPaise(countedPaise)}</strong>}
            />{" "}
          </span>
          {countedBy ? words.countedBy(countedBy) : null}{" "}
          {closedAt === null ? null : words.closedAt(formatMoment(closedAt), closedBy)}
        </p>
      )}
      <Sums rows={drawerRows(day)} />
      {last ? <StartWith day={day.day} {...{ last, formKey }} /> : null}
      <Sums title={words.notInDrawer} rows={rowsOf(bankColumns(), day)} />
      <Sums
        title={words.ordersAndKhata}
        rows={[
          ...(delivered === 0 && deliveredPaise === 0
            ? []
            : [
                {
                  ...{ name: words.deliveredOrders(delivered), paise: deliveredPaise },
                  isGoods: true as const,
                },
              ]),
          ...rowsOf(khataDayColumns(), day),
        ]}
      />
    </section>
  );
}

const outLook = (paise: Paise) => (paise < 0 ? "text-chilli" : "");

type SumRow = {
  name: string;
  paise: Paise;
  /** What was handed over, which is no money yet. */
  isGoods?: true;
};

/** Of sums that are not zero. */
const rowsOf = (columns: ReturnType<typeof cashColumns>, day: Day): SumRow[] =>
  columns
    .map((column) => ({ name: column.name, paise: shownPaise(column, column.of(day)) }))
    .filter(({ paise }) => paise !== 0);

/** What the day began with too where that is nothing. */
function drawerRows(day: Day): SumRow[] {
  const [float, ...others] = cashColumns();
  return float ? [{ name: float.name, paise: float.of(day) }, ...rowsOf(others, day)] : [];
}

function Sums({ title, rows }: { title?: string; rows: SumRow[] }) {
  if (rows.length === 0) return null;
  return (
    <table className="block">
      {title ? (
        <caption className="block pb-1 pt-3 text-left font-semibold">{title}</caption>
      ) : null}
      <tbody className="block">
        {rows.map(({ name, paise, isGoods }) => (
          <tr
            key={name}
            className={`${row} border-t border-line ${isGoods ? "text-sm text-stone" : ""}`}
          >
            <th scope="row" className="py-1 text-left font-normal">
              {name}
            </th>
            <td className={`money ml-auto py-1 text-right ${outLook(paise)}`}>
              {formatPaise(paise)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function countedText(difference: Paise): string {
  if (difference === 0) return words.counted;
  const apart = formatPaise(Math.abs(difference));
  return difference > 0 ? words.countedOver(apart) : words.countedShort(apart);
}

type DayEntriesProps = { day: Day; entries: DayEntry[]; isOpen: boolean };

/** The newest first; what an order left in the book stands together, as it happened. */
export function DayEntries({ day, entries, isOpen }: DayEntriesProps) {
  const together = Map.groupBy(entries, ({ orderId, seq }) => orderId ?? seq);
  return (
    <table className="block">
      {[...together].map(([key, ofOne]) => (
        <tbody key={key} className="block border-t border-line pb-1">
          {ofOne[0]?.orderId ? <OrderHead orderId={ofOne[0].orderId} /> : null}
          {ofOne.toReversed().map((entry) => (
            <tr
              key={entry.seq}
              className={`${row} ${entry.kind === "delivered" ? "text-sm text-stone" : ""}`}
            >
              <th scope="row" className="text-left font-normal">
                <span className="money text-stone">{clockOf(entry)}</span> {entryName(entry)}
                {entry.text ? <span className="text-stone"> · {entry.text}</span> : null}
              </th>
              <Booked entry={entry} />
              {isOpen && entry.canTakeBack ? (
                <td>
                  <TakeBack day={day.day} seq={entry.seq} />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** What was given back stands as less, as what was taken out of the drawer. */
function Booked({ entry }: { entry: DayEntry }) {
  const booked = bookedPaise(entry);
  const paise = entry.kind === "refund" ? -booked : booked;
  return (
    <td className={`money ml-auto self-end text-right ${outLook(paise)}`}>{formatPaise(paise)}</td>
  );
}

const clockOf = ({ createdAt }: DayEntry) => formatIndianIso(createdAt).slice(11, 16);

function OrderHead({ orderId }: { orderId: string }) {
  return (
    <tr className="block">
      <th scope="rowgroup" className="text-left font-normal">
        <Link to={orderPath(orderId)} className="link inline-block min-h-11 content-center">
          {shortOf(orderId)}
        </Link>
      </th>
    </tr>
  );
}

function TakeBack({ day, seq }: { day: string; seq: number }) {
  return (
    <Form method="post" action={dayCommandPath("entry", day)} preventScrollReset>
      <input type="hidden" name="takeBack" value={seq} />
      <button type="submit" className="button button-plain">
        {words.takeBack}
      </button>
    </Form>
  );
}
