import type { ReactNode } from "react";
import { orderPath, orderStepPath } from "#app/addresses/paths.ts";
import { taxPagePath } from "#app/addresses/side-paths.ts";
import { OlderLink } from "#app/features/admin/older-link.tsx";
import { Sheet } from "#app/features/admin/sheet.tsx";
import type { ListedPaper, SumsOfPapers } from "#app/features/billing/list-papers.server.ts";
import type { UnusedNumber } from "#app/features/billing/unused-numbers.server.ts";
import { formatMoment } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import { monthName } from "#app/values/month-name.ts";
import { BillForms } from "./bill-forms.tsx";
import { monthIssued } from "./month-issued.ts";
import { words } from "./words.ts";

type BillsPageProps = {
  /** As they were typed. */
  numbers: string;
  thisMonth: string;
  /** The one that is asked for; null of all. */
  month: string | null;
  papers: ListedPaper[];
  sums: SumsOfPapers[];
  unused: UnusedNumber[];
  before: number | null;
  isFirst: boolean;
};

/** A month or numbers asked for, each paper below its month, and the numbers without a bill. */
export function BillsPage(props: BillsPageProps) {
  const { numbers, thisMonth, month, papers, sums, unused, before, isFirst } = props;
  return (
    <>
      <BillForms {...{ numbers, thisMonth, month }} />
      {sums.map((ofMonth) => (
        <PapersOf
          key={ofMonth.month}
          sums={ofMonth}
          papers={papers.filter((paper) => monthIssued(paper) === ofMonth.month)}
        />
      ))}
      {papers.length === 0 && isFirst ? (
        <p>{month === null ? words.noneIssued : words.noneInMonth}</p>
      ) : null}
      <OlderLink
        action={taxPagePath("papers")}
        filter={{ m: month ?? "" }}
        before={before}
        isFirst={isFirst}
      />
      {unused.length > 0 ? (
        <>
          <h2 className="mt-6 mb-2">{words.unused}</h2>
          <PaperSheet>
            {unused.map((one) => (
              <UnusedRow key={one.number} unused={one} />
            ))}
          </PaperSheet>
        </>
      ) : null}
    </>
  );
}

/** Newest first, below what the whole of their month comes to. */
function PapersOf({ sums, papers }: { sums: SumsOfPapers; papers: ListedPaper[] }) {
  const { month, bills, notes } = sums;
  return (
    <section aria-labelledby={`of-${month}`}>
      <div className="mt-6 mb-2 flex flex-wrap items-baseline gap-x-4">
        <h2 id={`of-${month}`}>{monthName(`${month}-01`)}</h2>
        <p className="text-sm text-stone max-lg:order-1 max-lg:basis-full">
          <span className="whitespace-nowrap">
            {words.bills(bills.count, formatPaise(bills.paise))}
          </span>
          {notes.count > 0 ? (
            <>
              {", "}
              <span className="whitespace-nowrap">
                {words.notes(notes.count, formatPaise(-notes.paise))}
              </span>
            </>
          ) : null}
        </p>
        <p className="money ml-auto font-bold">{formatPaise(bills.paise - notes.paise)}</p>
      </div>
      <PaperSheet>
        {papers.map((paper) => (
          <PaperRow key={paper.number} paper={paper} />
        ))}
      </PaperSheet>
    </section>
  );
}

/** Numbers that no bill has stand apart from the bills, so that no gap is left unsaid. */
function PaperSheet({ children }: { children: ReactNode }) {
  const { amount, ...facts } = words.columns;
  return (
    <Sheet heads={Object.values(facts)} numbers={[amount]} className="records quiet papers">
      {children}
    </Sheet>
  );
}

function PaperRow({ paper }: { paper: ListedPaper }) {
  const { number, ofNumber, orderId, issuedAt, customerName, payablePaise } = paper;
  return (
    <Row
      to={orderStepPath(orderId, "print")}
      {...{ number, at: issuedAt, customerName }}
      amount={formatPaise(ofNumber ? -payablePaise : payablePaise)}
    >
      {ofNumber ? (
        <>
          <span className="stand" data-stand="plain">
            {words.creditNote}
          </span>{" "}
          <span className="whitespace-nowrap">{words.ofBill(ofNumber)}</span>
        </>
      ) : null}
    </Row>
  );
}

function UnusedRow({ unused: { number, orderId, allottedAt, ...rest } }: { unused: UnusedNumber }) {
  const { customerName, endedAt, payablePaise } = rest;
  return (
    <Row
      to={orderPath(orderId)}
      {...{ number, at: allottedAt, customerName }}
      amount={endedAt === null ? formatPaise(payablePaise) : null}
    >
      {endedAt === null ? words.notSentYet : words.neverUsed}
    </Row>
  );
}

type RowProps = {
  to: string;
  number: string;
  at: number;
  customerName: string;
  /** None where there will be no bill. */
  amount: string | null;
  /** What is to be said of the number. */
  children: ReactNode;
};

function Row({ to, number, at, customerName, amount, children }: RowProps) {
  const { date, customer, ...heads } = words.columns;
  return (
    <tr>
      <th scope="row" className="lead">
        <a href={to} className="link">
          {number}
        </a>
        {children ? (
          <small className="text-xs font-normal text-stone max-lg:block lg:ml-3">{children}</small>
        ) : null}
      </th>
      <td data-label={date} className="bare">
        {formatMoment(at)}
      </td>
      <td data-label={customer} className="bare">
        {customerName}
      </td>
      <td
        data-label={heads.amount}
        data-none={amount === null || undefined}
        className="number aside amount"
      >
        {amount ?? "–"}
      </td>
    </tr>
  );
}
