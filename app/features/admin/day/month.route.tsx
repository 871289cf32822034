import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { dayPath, monthDownloadPath, monthPath } from "#app/addresses/side-paths.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { Sheet } from "#app/features/admin/sheet.tsx";
import {
  type Day,
  dayColumns,
  differenceAtClose,
  drawerColumns,
  isUncounted,
  monthAsked,
  shownPaise,
} from "#app/features/books/day.ts";
import { getMonth } from "#app/features/books/day-book.server.ts";
import { type Apart, getApart } from "#app/features/books/month-apart.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { formatWeekday, indianDay, laterDay } from "#app/values/dates.ts";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { monthName } from "#app/values/month-name.ts";
import { Difference, sumOfDays } from "./sum-rows.tsx";
import { SumsOfMonth } from "./sums-of-month.tsx";
import { words } from "./month.words.ts";

export const meta = () => [
  { title: `${words.month} – Kirana` },
  { name: "robots", content: "noindex" },
];
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const month = monthAsked(new URL(request.url).searchParams.get("m"), context.now);
  const [, days, apart] = await Promise.all([
    requireAdmin(request, context),
    getMonth(context, month),
    getApart(context, month),
  ]);
  return { month, days, apart, today: indianDay(context.now) };
}

export default function Month() {
  const { month, days, apart, today } = useLoaderData<typeof loader>();
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
        {month === today.slice(0, 7) ? null : (
          <Link to={monthPath(after)} className={link}>
            <span className="sr-only">{words.monthAfter} </span>
            {monthName(`${after}-01`)} ›
          </Link>
        )}
        <a href={monthDownloadPath(month)} download className={`${link} ml-auto`}>
          {words.asFile}
        </a>
      </p>
      {days.length > 0 ? <MonthOf {...{ days, apart, today }} /> : <p>{words.nothing}</p>}
    </AdminPage>
  );
}

const link = "link inline-flex min-h-11 items-center";

/** The sums of all days, then each day: on a phone what was delivered and what the drawer lacked. */
function MonthOf({ days, apart, today }: { days: Day[]; apart: Apart; today: string }) {
  const columns = [...columnsOfPage(), ...drawerColumns(days)].filter(({ of }) =>
    days.some((day) => of(day) !== 0),
  );
  return (
    <>
      <SumsOfMonth days={days} apart={apart} />
      <Sheet
        className="month"
        heads={[words.day]}
        numbers={[...columns.map(({ name }) => name), words.counted, words.difference]}
      >
        {days.map((day) => (
          <DayRow
            key={day.day}
            {...{ day, columns }}
            isToCount={isUncounted(day)}
            isOver={day.day < today}
          />
        ))}
        <TotalRows {...{ days, columns }} />
      </Sheet>
    </>
  );
}

/** Those of the file; the first says that it is of money, as a number of orders stands above. */
const columnsOfPage = () =>
  dayColumns().map((column, place) => (place === 0 ? { ...column, name: words.sales } : column));

type Columns = ReturnType<typeof dayColumns>;

type DayRowProps = { day: Day; columns: Columns; isToCount: boolean; isOver: boolean };

function DayRow({ day, columns, isToCount, isOver }: DayRowProps) {
  return (
    <tr>
      <th scope="row">
        <Link to={dayPath(day.day)} className="link">
          {formatWeekday(Date.parse(day.day))}
        </Link>
      </th>
      {columns.map((column) => (
        <Amount key={column.name} paise={shownPaise(column, column.of(day))} />
      ))}
      <Amount paise={day.countedPaise ?? 0} />
      {isToCount ? (
        <td className="number">
          <Link
            to={dayPath(day.day)}
            className={`link font-semibold ${isOver ? "text-chilli" : ""}`}
          >
            {words.count}
            <span className="sr-only"> {formatWeekday(Date.parse(day.day))}</span>
          </Link>
        </td>
      ) : (
        <Difference as="td" paise={differenceAtClose(day)} without={withoutDifference(day)} />
      )}
    </tr>
  );
}

/** What the columns above come to; where some days are still open, those that are closed once more alone, beside what they expected. */
function TotalRows({ days, columns }: { days: Day[]; columns: Columns }) {
  const closed = days.filter((day) => differenceAtClose(day) !== null);
  return (
    <>
      <TotalRow name={words.total} {...{ days, columns, closed }} />
      {closed.length === days.length || closed.length === 0 ? null : (
        <TotalRow name={words.closedDays(closed.length)} {...{ columns, closed }} days={closed} />
      )}
    </>
  );
}

type TotalRowProps = { name: string; days: Day[]; columns: Columns; closed: Day[] };

function TotalRow({ name, days, columns, closed }: TotalRowProps) {
  return (
    <tr className="font-semibold">
      <th scope="row" className="h-11">
        {name}
      </th>
      {columns.map((column) => (
        <Amount key={column.name} paise={shownPaise(column, sumOfDays(days, column.of))} />
      ))}
      <Amount paise={sumOfDays(closed, ({ countedPaise }) => countedPaise ?? 0)} />
      <Difference
        as="td"
        paise={closed.length > 0 ? sumOfDays(closed, (day) => differenceAtClose(day) ?? 0) : null}
      />
    </tr>
  );
}

function Amount({ paise }: { paise: Paise }) {
  return (
    <td className={`number ${paise < 0 ? "text-chilli" : ""}`}>
      {paise === 0 ? "–" : formatPaise(paise)}
    </td>
  );
}

/** Why a day has none. */
const withoutDifference = ({ countedPaise }: Day) =>
  countedPaise === null ? words.noCash : words.notClosed;
