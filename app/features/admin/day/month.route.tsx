import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { dayPath, monthDownloadPath, monthPath } from "#app/addresses/side-paths.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { Sheet } from "#app/features/admin/sheet.tsx";
import {
  type Day,
  dayColumns,
  difference,
  drawerColumns,
  monthAsked,
} from "#app/features/books/day.ts";
import { getMonth } from "#app/features/books/day-book.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { formatDate, laterDay } from "#app/values/dates.ts";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { words } from "./month.words.ts";

export const meta = () => [
  { title: `${words.month} – Kirana` },
  { name: "robots", content: "noindex" },
];
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const month = monthAsked(new URL(request.url).searchParams.get("m"), context.now);
  const [, days] = await Promise.all([requireAdmin(request, context), getMonth(context, month)]);
  return { month, days };
}

export default function Month() {
  const { month, days } = useLoaderData<typeof loader>();
  const first = `${month}-01`;
  const other = (days: number) => monthPath(laterDay(first, days).slice(0, 7));
  return (
    <AdminPage title={words.dayBookOf(formatDate(Date.parse(first)).slice(2))}>
      <p className="mb-3 flex flex-wrap gap-x-4">
        <Link to={other(-1)} className="link inline-flex min-h-11 items-center">
          {words.monthBefore}
        </Link>
        <Link to={other(31)} className="link inline-flex min-h-11 items-center">
          {words.monthAfter}
        </Link>
        <a
          href={monthDownloadPath(month)}
          download
          className="link inline-flex min-h-11 items-center"
        >
          {words.asFile}
        </a>
      </p>
      {days.length > 0 ? <MonthTable days={days} /> : <p>{words.nothing}</p>}
    </AdminPage>
  );
}

function MonthTable({ days }: { days: Day[] }) {
  const columns = [...dayColumns(), ...drawerColumns(days)].filter(({ of }) =>
    days.some((day) => of(day) !== 0),
  );
  return (
    <Sheet
      className="month"
      heads={[words.day]}
      numbers={[...columns.map(({ name }) => name), words.counted, words.difference]}
    >
      {days.map((day) => (
        <tr key={day.day}>
          <th scope="row" data-label={words.day}>
            <Link to={dayPath(day.day)} className="link">
              {formatDate(Date.parse(day.day)).slice(0, -5)}
            </Link>
          </th>
          {columns.map(({ name, of }) => (
            <td
              key={name}
              data-label={name}
              data-none={of(day) === 0 || undefined}
              className="number"
            >
              {amount(of(day))}
            </td>
          ))}
          <td data-label={words.counted} className="number">
            {day.countedPaise === null ? words.open : formatPaise(day.countedPaise)}
          </td>
          <Difference paise={difference(day)} />
        </tr>
      ))}
      <tr>
        <th scope="row" data-label={words.day}>
          {words.all}
        </th>
        {columns.map(({ name, of }) => (
          <td key={name} data-label={name} className="number">
            <strong>{amount(days.reduce((sum, day) => sum + of(day), 0))}</strong>
          </td>
        ))}
        <td />
        <Difference paise={days.reduce((sum, day) => sum + (difference(day) ?? 0), 0)} />
      </tr>
    </Sheet>
  );
}

const amount = (paise: Paise) => (paise === 0 ? "–" : formatPaise(paise));

/** What was counted, less what was expected; null before it is counted. */
function Difference({ paise }: { paise: Paise | null }) {
  const isShort = paise !== null && paise < 0;
  return (
    <td
      data-label={words.difference}
      data-none={paise === null || undefined}
      className={`number ${isShort ? "font-semibold text-chilli" : ""}`}
    >
      {amount(paise ?? 0)}
    </td>
  );
}
