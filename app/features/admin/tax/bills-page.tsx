import type { ReactNode } from "react";
import { orderPath, orderStepPath } from "#app/addresses/paths.ts";
import { ownersFilePath, taxPagePath } from "#app/addresses/side-paths.ts";
import { OlderLink } from "#app/features/admin/older-link.tsx";
import { Sheet } from "#app/features/admin/sheet.tsx";
import type { ListedPaper } from "#app/features/billing/list-papers.server.ts";
import type { UnusedNumber } from "#app/features/billing/unused-numbers.server.ts";
import { Field } from "#app/ui/field.tsx";
import { formatMoment } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./words.ts";

type BillsPageProps = {
  /** As they were typed. */
  numbers: string;
  month: string;
  papers: ListedPaper[];
  unused: UnusedNumber[];
  before: number | null;
  isFirst: boolean;
};

/** Bills again by their numbers, a month of them as a file, and each that was issued. */
export function BillsPage({ numbers, month, papers, unused, before, isFirst }: BillsPageProps) {
  return (
    <>
      <details className="fold mb-3" open={numbers !== ""}>
        <summary className="flex min-h-11 items-center justify-between font-semibold">
          {words.findBills}
        </summary>
        <BillForms numbers={numbers} month={month} />
      </details>
      <h2 className="mb-2">{words.issued}</h2>
      {papers.length + unused.length > 0 ? <PaperTable papers={papers} unused={unused} /> : null}
      {papers.length === 0 && isFirst ? <p>{words.noneIssued}</p> : null}
      <OlderLink action={taxPagePath("papers")} before={before} isFirst={isFirst} />
    </>
  );
}

function BillForms({ numbers, month }: Pick<BillsPageProps, "numbers" | "month">) {
  return (
    <div className="halves">
      <form method="get" action={ownersFilePath("tax/bills")} className="panel find-hinted">
        <Field
          label={words.billNumbers}
          name="numbers"
          defaultValue={numbers}
          hint={words.billHint}
          autoComplete="off"
        />
        <button type="submit" className="button">
          {words.showBills}
        </button>
      </form>
      <form method="get" action={ownersFilePath("tax/month")} className="panel find-hinted">
        <Field
          label={words.month}
          name="m"
          type="month"
          defaultValue={month}
          hint={words.monthHint}
        />
        <button type="submit" className="button button-plain">
          {words.downloadMonth}
        </button>
      </form>
    </div>
  );
}

/** A number without a bill stands among the bills where it was given, so that no gap is left unsaid. */
function PaperTable({ papers, unused }: Pick<BillsPageProps, "papers" | "unused">) {
  const { number, date, customer, amount } = words.columns;
  const rows = [
    ...papers.map((paper) => ({
      at: paper.issuedAt,
      row: <PaperRow key={paper.number} paper={paper} />,
    })),
    ...unused.map((one) => ({
      at: one.allottedAt,
      row: <UnusedRow key={one.number} unused={one} />,
    })),
  ];
  return (
    <Sheet heads={[number, date, customer]} numbers={[amount]} className="records quiet papers">
      {rows.toSorted((one, other) => other.at - one.at).map(({ row }) => row)}
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
          <span className="stand">{words.creditNote}</span>{" "}
          <span className="whitespace-nowrap">{words.ofBill(ofNumber)}</span>
        </>
      ) : null}
    </Row>
  );
}

function UnusedRow({ unused: { number, orderId, allottedAt, ...rest } }: { unused: UnusedNumber }) {
  const { customerName, endedAt } = rest;
  return (
    <Row
      to={orderPath(orderId)}
      {...{ number, at: allottedAt, customerName }}
      amount="–"
      className="unused text-stone"
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
  amount: string;
  className?: string;
  /** What is to be said of the number. */
  children: ReactNode;
};

function Row({ to, number, at, customerName, amount, className = "", children }: RowProps) {
  const { date, customer, ...heads } = words.columns;
  return (
    <tr className={className}>
      <th scope="row" className="lead">
        <a href={to} className={className ? "link text-stone" : "link"}>
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
      <td data-label={heads.amount} className="number aside amount">
        {amount}
      </td>
    </tr>
  );
}
