import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { dayPath, monthDownloadPath, monthPath } from "#app/addresses/side-paths.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { Sheet } from "#app/features/admin/sheet.tsx";
import {
  type Day,
  bankColumns,
  dayColumns,
  differenceAtClose,
  drawerColumns,
  khataDayColumns,
  monthAsked,
  shownPaise,
} from "#app/features/books/day.ts";
import { getMonth } from "#app/features/books/day-book.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { formatWeekday, indianDay, laterDay } from "#app/values/dates.ts";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { words as shop } from "#app/values/words.ts";
import { words as dayWords } from "./words.ts";
import { words } from "./month.words.ts";

export const meta = () => [
  { title: `${words.month} – Kirana` },
  { name: "robots", content: "noindex" },
];
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const month = monthAsked(new URL(request.url).searchParams.get("m"), context.now);
  const [, days] = await Promise.all([requireAdmin(request, context), getMonth(context, month)]);
  return { month, days, isNow: month === indianDay(context.now).slice(0, 7) };
}

export default function Month() {
  const { month, days, isNow } = useLoaderData<typeof loader>();
  const first = `${month}-01`;
  const [before, after] = [-1, 31].map((days) => laterDay(first, days).slice(0, 7)) as [
    string,
    string,
  ];
  return (
    <AdminPage title={monthName(first)}>
      <p className="mb-3 flex flex-wrap gap-x-4">
        <Link to={monthPath(before)} className={link}>
          <span className="sr-only">{words.monthBefore} </span>‹ {monthName(`${before}-01`)}
        </Link>
        {isNow ? null : (
          <Link to={monthPath(after)} className={link}>
            <span className="sr-only">{words.monthAfter} </span>
            {monthName(`${after}-01`)} ›
          </Link>
        )}
        <a href={monthDownloadPath(month)} download className={`${link} ml-auto`}>
          {words.asFile}
        </a>
      </p>
      {days.length > 0 ? <MonthOf days={days} /> : <p>{words.nothing}</p>}
    </AdminPage>
  );
}

const link = "link inline-flex min-h-11 items-center";

/** "November 2026" of one of its days. */
function monthName(day: string): string {
  const format = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(shop.dateLocale, format).format(Date.parse(day));
}

/** The sums of all days, then each day: on a phone what was delivered and what the drawer lacked. */
function MonthOf({ days }: { days: Day[] }) {
  const columns = [...dayColumns(), ...drawerColumns(days)].filter(({ of }) =>
    days.some((day) => of(day) !== 0),
  );
  return (
    <>
      <MonthSums days={days} />
      <Sheet
        className="month"
        heads={[words.day]}
        numbers={[...columns.map(({ name }) => name), words.counted, words.difference]}
      >
        {days.map((day) => (
          <DayRow key={day.day} day={day} columns={columns} />
        ))}
      </Sheet>
    </>
  );
}

type Columns = ReturnType<typeof dayColumns>;

/** In the groups of the day book, what was delivered and what the drawer lacked first. */
function MonthSums({ days }: { days: Day[] }) {
  const [delivered, ...ofDrawer] = [...dayColumns().slice(0, 2), ...drawerColumns(days)];
  const sumOf = (of: (day: Day) => Paise) => days.reduce((sum, day) => sum + of(day), 0);
  const rows = (columns: Columns) =>
    columns
      .map((column) => ({ name: column.name, paise: shownPaise(column, sumOf(column.of)) }))
      .filter(({ paise }) => paise !== 0)
      .map((row) => <SumOfMonth key={row.name} {...row} />);
  return (
    <section aria-label={words.all} className="panel mb-4 grid gap-x-8 gap-y-3 lg:grid-cols-3">
      <dl className="month-sums content-start">
        {rows(delivered ? [delivered] : [])}
        <div>
          <dt>{words.difference}</dt>
          <Difference as="dd" paise={sumOf((day) => differenceAtClose(day) ?? 0)} />
        </div>
        {rows(ofDrawer)}
      </dl>
      {[
        { title: dayWords.notInDrawer, columns: bankColumns() },
        { title: dayWords.ordersAndKhata, columns: khataDayColumns() },
      ].map(({ title, columns }) => (
        <div key={title}>
          <h2 className="text-base">{title}</h2>
          <dl className="month-sums">{rows(columns)}</dl>
        </div>
      ))}
    </section>
  );
}

function SumOfMonth({ name, paise }: { name: string; paise: Paise }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={paise < 0 ? "text-chilli" : undefined}>{formatPaise(paise)}</dd>
    </div>
  );
}

function DayRow({ day, columns }: { day: Day; columns: Columns }) {
  return (
    <tr>
      <th scope="row">
        <Link to={dayPath(day.day)} className="link">
          {formatWeekday(Date.parse(day.day))}
        </Link>
      </th>
      {columns.map((column) => (
        <td key={column.name} className="number">
          {amount(shownPaise(column, column.of(day)))}
        </td>
      ))}
      <td className="number">{amount(day.countedPaise ?? 0)}</td>
      <Difference as="td" paise={differenceAtClose(day)} without={withoutDifference(day)} />
    </tr>
  );
}

const amount = (paise: Paise) => (paise === 0 ? "–" : formatPaise(paise));

/** Why a day has none. */
const withoutDifference = ({ countedPaise }: Day) =>
  countedPaise === null ? words.notCounted : words.notClosed;

type DifferenceProps = { as: "td" | "dd"; paise: Paise | null; without?: string };

/** What was counted, less what was expected; null of a day that is open. */
function Difference({ as: Cell, paise, without }: DifferenceProps) {
  if (paise === null) return <Cell className="number text-stone">{without}</Cell>;
  const isShort = paise < 0;
  return (
    <Cell className={`number ${isShort ? "font-semibold text-chilli" : ""}`}>
      {paise > 0 ? "+" : null}
      {formatPaise(paise)}
    </Cell>
  );
}
