import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { khataPath } from "#app/addresses/paths.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { getPayee } from "#app/features/billing/payee.server.ts";
import { Page } from "#app/ui/page.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { UpiPayment } from "#app/ui/upi-payment.tsx";
import { Statement } from "#app/ui/statement.tsx";
import { formatDate } from "#app/values/dates.ts";
import { statementRow } from "./khata.ts";
import { Owed } from "./owed.tsx";
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
  const [, found, payee] = await Promise.all([
    requireCustomer(request, context),
    getOwnKhata(context, { before }),
    getPayee(context),
  ]);
  if (!found) throw new Response(words.noKhata, { status: 404 });
  const { name, balancePaise, limitPaise, owedSince } = found.khata;
  return {
    upi: requestBalance(found, payee),
    ...{ name, balancePaise, limitPaise, owedSince, at: context.now },
    rows: found.entries.map(statementRow),
    before: found.before,
    isNewest: before === null,
    isPrintView: searchParams.has("print"),
  };
}

/** What the shop wrote down, as the shop sees it. */
export default function OwnKhata() {
  const { name, rows, before, isNewest, isPrintView, at, upi, ...khata } =
    useLoaderData<typeof loader>();
  return (
    <Page narrow>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1>{words.yourKhata}</h1>
        <div className="print:hidden">
          <PrintButton isPrintView={isPrintView} back={{ to: khataPath, name: words.backName }} />
        </div>
      </div>
      <p className="mb-2 hidden text-sm print:block">
        {name}, {formatDate(at)}
      </p>
      <Owed {...khata} />
      {upi && !isPrintView ? (
        <section className="panel mb-4 print:hidden" aria-label={words.payByUpi}>
          <UpiPayment upi={upi} isOwnPhone />
        </section>
      ) : null}
      {rows.length > 0 ? <Statement rows={rows} /> : <p>{words.empty}</p>}
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
    </Page>
  );
}
