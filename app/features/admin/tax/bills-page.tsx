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
      {unused.length > 0 ? (
        <>
          <h2 className="mt-6 mb-2">{words.unused}</h2>
          <PaperSheet isUnused>
            {unused.map((one) => (
              <UnusedRow key={one.number} unused={one} />
            ))}
          </PaperSheet>
        </>
      ) : null}
      <h2 className="mt-6 mb-2">{words.issued}</h2>
      {papers.length > 0 ? (
        <PaperSheet>
          {papers.map((paper) => (
            <PaperRow key={paper.number} paper={paper} />
          ))}
        </PaperSheet>
      ) : null}
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

/** Numbers that no bill has stand apart from the bills, so that no gap is left unsaid. */
function PaperSheet({ isUnused = false, children }: { isUnused?: boolean; children: ReactNode }) {
  const { amount, ...facts } = words.columns;
  return (
    <Sheet
      heads={Object.values(facts)}
      numbers={isUnused ? [] : [amount]}
      className="records quiet papers"
    >
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
  const { customerName, endedAt } = rest;
  return (
    <Row to={orderPath(orderId)} {...{ number, at: allottedAt, customerName }}>
      {endedAt === null ? words.notSentYet : words.neverUsed}
    </Row>
  );
}

type RowProps = {
  to: string;
  number: string;
  at: number;
  customerName: string;
  /** None where there is no bill. */
  amount?: string;
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
      {amount === undefined ? null : (
        <td data-label={heads.amount} className="number aside amount">
          {amount}
        </td>
      )}
    </tr>
  );
}
