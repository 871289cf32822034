import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { counterPath, settleAtCounterPath } from "#app/addresses/side-paths.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { PrintList } from "#app/features/admin/counter/papers/print-list.tsx";
import { keepScanned } from "#app/features/catalogue/codes/keep-scanned.server.ts";
import { words as codes } from "#app/features/catalogue/codes/words.ts";
import { requireAdmin, requireRight } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { KeepCode } from "#app/ui/scan/keep-code.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { ifMissingLabels } from "#app/values/order-choices.ts";
import { formatPack } from "#app/values/quantity.ts";
import { addressOfPicking, loadPicking } from "./load-picking.server.ts";
import { PickList } from "./pick-list.tsx";
import styles from "#app/features/admin/counter/counter.css?url";
import { words as counter } from "#app/features/admin/counter/words.ts";
import { words } from "./words.ts";

export const meta = () => adminMeta(words.title);
export const links = () => [...adminLinks(), { rel: "stylesheet", href: styles }];

/** Of one order, or of all that the address names; what is ticked stands in the address too. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const [visitor, list] = await Promise.all([
    requireRight(request, context, "counter"),
    loadPicking(context, { orderId: params.id, search }),
  ]);
  const { pathname, search: kept } = addressOfPicking(request);
  const keepCodeAt = visitor.isAdmin ? `${pathname}${kept}` : null;
  return data({ ...list, keepCodeAt }, { status: list.found.kind === "wrong" ? 400 : 200 });
}

/** A code that no pack had is kept with the one that was chosen, which is then ticked. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const { code = "", pack = "" } = await readForm(request);
  const kept = await keepScanned(context, { code, pack });
  if (!kept.ok) return data({ message: kept.message }, { status: kept.status });
  const { pathname, searchParams } = addressOfPicking(request);
  searchParams.set("find", code);
  return redirectAfterPost(context, `${pathname}?${searchParams}`, {
    toast: { kind: "success", message: codes.codeKept },
  });
}

/** What to fetch from which shelf; from here straight on to packing. */
export default function Picking() {
  const list = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { orders, groups, found } = list;
  const packs = groups.flatMap((group) => group.packs);
  return (
    <main id="main" className="counter picking roll">
      <header>
        <h1>{words.title}</h1>
        <PrintList />
      </header>
      {refusal ? <Alert>{refusal.message}</Alert> : null}
      <ul className="orders">
        {orders.map(({ id, short, note, ifMissing, isOpen }) => (
          <li key={id}>
            <b>{short}</b> {words.ifMissing(ifMissingLabels[ifMissing])}
            {note ? <span> {words.note(note)}</span> : null}
            {isOpen ? (
              <a href={settleAtCounterPath(id)} className="button print:hidden">
                {words.packOrder}
                <span className="sr-only"> {short}</span>
              </a>
            ) : null}
          </li>
        ))}
      </ul>
      {found.kind === "unknown" ? (
        <KeepCode
          code={found.code}
          packs={packs.map((pack) => ({
            id: pack.financialId,
            name: `${cardTitle(pack)}, ${formatPack(pack)}`,
          }))}
          action={list.keepCodeAt}
        />
      ) : null}
      <PickList
        {...{ groups, answer: list }}
        ticked={list.ticked}
        orderIds={list.isSeveral ? orders.map(({ id }) => id) : []}
      />
      <a href={counterPath} className="button button-plain print:hidden">
        {counter.toCounter}
      </a>
    </main>
  );
}
