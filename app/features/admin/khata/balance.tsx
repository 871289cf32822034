import { Link } from "@remix-run/react";
import { khataLimitPath } from "#app/addresses/side-paths.ts";
import type { Khata } from "#app/features/khata/khata.ts";
import { formatDate } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import { RemindForm } from "./remind-form.tsx";
import { words } from "./words.ts";

type BalanceProps = { khata: Khata; reminder: string | null; isOwner: boolean };

/** How the customer stands, and the reminder, which the owner sends by the own hand. */
export function Balance({ khata, reminder, isOwner }: BalanceProps) {
  const { holderId, phone, balancePaise, limitPaise, owedSince, lastPayment } = khata;
  return (
    <section className="panel mb-4" aria-label={words.balance}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <p>{balancePaise < 0 ? words.shopOwes : words.owes}</p>
          <p className="money text-[min(1.625rem,8vw)] font-bold">
            {formatPaise(Math.abs(balancePaise))}
          </p>
          {balancePaise > limitPaise ? (
            <p className="text-sm font-semibold text-chilli">
              {words.overLimit(formatPaise(balancePaise - limitPaise))}
            </p>
          ) : null}
        </div>
        {reminder ? (
          <a href={reminder} className="button" rel="noreferrer" target="_blank">
            {words.openReminder}
          </a>
        ) : isOwner && balancePaise > 0 ? (
          <RemindForm holderId={holderId} />
        ) : null}
      </div>
      <p className="text-xs text-stone">
        {owedSince === null ? null : `${words.owedSince(formatDate(owedSince))} `}
        {lastPayment
          ? `${words.lastPaid(formatPaise(lastPayment.amountPaise), formatDate(lastPayment.at))} `
          : null}
        {words.limitOf(formatPaise(limitPaise))}
      </p>
      <p className="-mb-3 flex flex-wrap gap-x-4">
        <a href={`tel:+91${phone}`} className="link inline-flex min-h-11 items-center">
          <span aria-hidden="true">☎&nbsp;</span>
          {phone}
        </a>
        {isOwner ? (
          <Link to={khataLimitPath(holderId)} className="link inline-flex min-h-11 items-center">
            {words.changeLimit}
          </Link>
        ) : null}
      </p>
    </section>
  );
}
