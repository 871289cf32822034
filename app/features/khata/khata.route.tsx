import { type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { khataPath } from "#app/addresses/paths.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { getSeller } from "#app/features/billing/seller.server.ts";
import { getPayee } from "#app/features/billing/payee.server.ts";
import { Beside } from "#app/ui/beside.tsx";
import { Page } from "#app/ui/page.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { Statement } from "#app/ui/statement.tsx";
import { formatDate } from "#app/values/dates.ts";
import { statementRow } from "./khata.ts";
import { NoKhata } from "./no-khata.tsx";
import { Owed } from "./owed.tsx";
import { PayBalance, readPart } from "./pay-balance.tsx";
import { requestBalance } from "./request-balance.server.ts";
import { getOwnKhata } from "./read-khata.server.ts";
import { words } from "./page.words.ts";

export const meta = () => [
  { title: `${words.yourKhata} – Kirana` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const before = Number(searchParams.get("before")) || null;
  const [{ phone }, found, payee, seller] = await Promise.all([
    requireCustomer(request, context),
    getOwnKhata(context, { before }),
    getPayee(context),
    getSeller(context),
  ]);
  if (!found) return data({ ownPhone: phone, shopPhone: seller.contactPhone }, { status: 404 });
  const { name, balancePaise, limitPaise, owedSince } = found.khata;
  const part = readPart(searchParams.get("amount"), balancePaise);
  const shown = {
    upi: requestBalance(found, payee, part?.paise),
    part,
    ...{ name, balancePaise, limitPaise, owedSince, at: context.now },
    rows: found.entries.map((entry) => statementRow(entry, true)),
    before: found.before,
    isNewest: before === null,
    isPrintView: searchParams.has("print"),
  };
  return data(shown, { status: part?.error ? 400 : 200 });
}

export default function OwnKhata() {
  const shown = useLoaderData<typeof loader>();
  if (!("rows" in shown))
    return (
      <Page title={words.yourKhata} narrow>
        <NoKhata {...shown} />
      </Page>
    );
  return <Book {...shown} />;
}

type Book = Extract<ReturnType<typeof useLoaderData<typeof loader>>, { rows: unknown }>;

/** What the shop wrote down, as the shop sees it. */
function Book({ name, rows, before, isNewest, isPrintView, at, upi, part, ...khata }: Book) {
  return (
    <Page>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1>{words.yourKhata}</h1>
        <div className="print:hidden">
          <PrintButton isPrintView={isPrintView} back={{ to: khataPath, name: words.backName }} />
        </div>
      </div>
      <p className="mb-2 hidden text-sm print:block">
        {name}, {formatDate(at)}
      </p>
      <Beside
        aside={
          <>
            <Owed {...khata} />
            {upi && !isPrintView ? <PayBalance upi={upi} part={part} /> : null}
          </>
        }
      >
        <section className="panel print:border-0 print:p-0" aria-label={words.statement}>
          {rows.length > 0 ? <Statement rows={rows} date={words.date} /> : <p>{words.empty}</p>}
        </section>
        <Pages {...{ before, isNewest }} />
      </Beside>
    </Page>
  );
}

function Pages({ before, isNewest }: Pick<Book, "before" | "isNewest">) {
  return (
    <nav aria-label={words.pages} className="mt-4 flex flex-wrap gap-3 print:hidden">
      {isNewest ? null : (
        <a href={khataPath} className="button button-plain">
          {words.newest}
        </a>
      )}
      {before === null ? null : (
        <a href={`${khataPath}?before=${before}`} rel="next" className="button button-plain">
          {words.next}
        </a>
      )}
    </nav>
  );
}
