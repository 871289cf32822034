import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { khataStatementPath } from "#app/addresses/paths.ts";
import { Page } from "#app/ui/page.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { Statement } from "#app/ui/statement.tsx";
import { formatDate } from "#app/values/dates.ts";
import { statementRow } from "./khata.ts";
import { readLinkedKhata } from "./link-khata.server.ts";
import { Owed } from "./owed.tsx";
import { words } from "./page.words.ts";

export const meta = () => [
  { title: `${words.statement} – Kirana` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context, params: { token = "" } }: LoaderFunctionArgs) {
  const found = await readLinkedKhata(context, token);
  if (!found) throw new Response(words.noStatement, { status: 404 });
  const { name, balancePaise, limitPaise, owedSince } = found.khata;
  return {
    ...{ token, name, balancePaise, limitPaise, owedSince, at: context.now },
    rows: found.entries.map((entry) => ({ ...statementRow(entry, true), href: undefined })),
    isPrintView: new URL(request.url).searchParams.has("print"),
  };
}

/** For who has no account, and was sent the link. */
export default function KhataStatement() {
  const { token, name, rows, isPrintView, at, ...owed } = useLoaderData<typeof loader>();
  const back = { to: khataStatementPath(token), name: words.statement };
  return (
    <Page narrow>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="wrap-anywhere">{words.khataOf(name)}</h1>
        <div className="print:hidden">
          <PrintButton isPrintView={isPrintView} back={back} />
        </div>
      </div>
      <p className="mb-2 text-sm">{formatDate(at)}</p>
      <div className="mb-4">
        <Owed {...owed} />
      </div>
      {rows.length > 0 ? <Statement rows={rows} date={words.date} /> : <p>{words.empty}</p>}
    </Page>
  );
}
