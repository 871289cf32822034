import type { ReactNode } from "react";
import { formatMoment } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./some-pages.words.ts";

export type StatementRow = {
  id: string;
  title: string;
  href?: string | undefined;
  note?: string | undefined;
  at: number;
  amountPaise: number;
  balancePaise: number;
  /** Taken back, it counts no more. */
  isStruck?: boolean;
  action?: ReactNode;
};

/** What the moments are called. */
type StatementProps = { rows: StatementRow[]; date: string };

/**
 * A book of what was given and got, with what is owed after each; narrow enough for a phone and for
 * paper.
 */
export function Statement({ rows, date }: StatementProps) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm print:text-xs">
        <thead>
          <tr className="border-b border-stone text-xs">
            <th scope="col" className="py-1 pr-2 text-left">
              <div className="md:flex md:justify-between">
                {words.entry} <span className="hidden flex-none basis-36 md:flex">{date}</span>
              </div>
            </th>
            <th scope="col" className="pl-4 text-right">
              {words.amount}
            </th>
            <th scope="col" className="pl-4 text-right">
              {words.balance}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.id} className="break-inside-avoid align-baseline">
              <th scope="row" className="min-w-20 py-2 pr-2 text-left font-normal wrap-anywhere">
                <div className="items-baseline gap-x-4 md:flex md:justify-between">
                  <Title {...row} />
                  <span className="block flex-none basis-36 text-xs text-stone">
                    {formatMoment(row.at)}
                    {row.note ? <span className="block">{row.note}</span> : null}
                  </span>
                </div>
                {row.action}
              </th>
              <td
                className={`money py-2 pl-4 text-right ${row.isStruck ? "line-through" : row.amountPaise < 0 ? "font-semibold text-leaf" : ""}`}
              >
                {formatPaise(row.amountPaise)}
              </td>
              <td className="money py-2 pl-4 text-right">{formatPaise(row.balancePaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Title({ title, href }: Pick<StatementRow, "title" | "href">) {
  if (!href) return <strong>{title}</strong>;
  return (
    <a href={href} className="link -my-2.5 flex min-h-11 items-center font-bold">
      {title}
    </a>
  );
}
