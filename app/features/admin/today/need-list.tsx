import { Link } from "@remix-run/react";
import {
  complaintListPath,
  counterPath,
  dayPath,
  khataListPath,
  lowStockPath,
  ordersPath,
  taxPagePath,
} from "#app/addresses/side-paths.ts";
import { countText, mostListed } from "#app/features/admin/frame/waiting.ts";
import { formatDate } from "#app/values/dates.ts";
import type { Needs } from "./count-needs.server.ts";
import { words } from "./words.ts";

type Need = { to: string; name: string; count: number; isUrgent?: boolean };

type NeedListProps = {
  needs: Needs;
  /** The days of a week whose cash was not counted. */
  uncounted: string[];
};

/** What asks for somebody now, the most urgent first: a row each, which leads to where it is done. */
export function NeedList({ needs, uncounted }: NeedListProps) {
  const rows = needsOf(needs).filter(({ count }) => count > 0);
  return (
    <section className="panel needs" aria-labelledby="needs">
      <h2 id="needs">{words.needs}</h2>
      {rows.length === 0 && uncounted.length === 0 ? <p>{words.nothing}</p> : null}
      <ul>
        {rows.map(({ to, name, count, isUrgent = false }) => (
          <li key={name} className={isUrgent ? "urgent" : undefined}>
            <Link to={to}>
              <span>{name}</span> <b>{countText(count, mostListed)}</b>
            </Link>
          </li>
        ))}
        {uncounted.map((day) => (
          <li key={day}>
            <Link to={dayPath(day)}>
              <span>{words.dayBefore(formatDate(Date.parse(day)))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function needsOf(needs: Needs): Need[] {
  return [
    { name: words.late, count: needs.late, to: counterPath, isUrgent: true },
    { name: words.complaints, count: needs.complaints, to: complaintListPath, isUrgent: true },
    {
      ...{ name: words.toGiveBack, count: needs.toGiveBack },
      ...{ to: `${ordersPath}?show=give-back`, isUrgent: true },
    },
    { name: words.toPack, count: needs.toPack, to: counterPath },
    { name: words.packed, count: needs.packed, to: `${counterPath}#dispatch` },
    { name: words.unpaid, count: needs.unpaid, to: `${counterPath}#unpaid` },
    { name: words.overLimit, count: needs.overLimit, to: khataListPath },
    { name: words.toClass, count: needs.toClass, to: taxPagePath("goods") },
    { name: words.low, count: needs.low, to: lowStockPath },
  ];
}
