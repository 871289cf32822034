import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { counterPath, pickSeveralPath, settleAtCounterPath } from "#app/addresses/side-paths.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { NothingToList } from "#app/features/admin/counter/papers/nothing-to-list.tsx";
import { PrintList } from "#app/features/admin/counter/papers/print-list.tsx";
import { keepScanned } from "#app/features/catalogue/codes/keep-scanned.server.ts";
import { words as codes } from "#app/features/catalogue/codes/words.ts";
import { requireAdmin, requireRight } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { readFormData } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { BackLink } from "#app/ui/back-link.tsx";
import { KeepCode } from "#app/ui/scan/keep-code.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { ifMissingLabels } from "#app/values/order-choices.ts";
import { formatPack } from "#app/values/quantity.ts";
import { keepTicks } from "#app/features/orders/counter/keep-ticks.server.ts";
import { shownNote } from "#app/values/standing-note.ts";
import { loadPicking } from "./load-picking.server.ts";
import { ticksOf } from "./answer-ticks.server.ts";
import { PickList } from "./pick-list.tsx";
import { useTicks } from "./use-ticks.ts";
import styles from "#app/features/admin/counter/counter.css?url";
import { words as counter } from "#app/features/admin/counter/words.ts";
import { words } from "./words.ts";

export const meta = () => adminMeta(words.title);
export const links = () => [...adminLinks(), { rel: "stylesheet", href: styles }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const asked = { orderId: params.id, search };
  const [visitor, list] = await Promise.all([
    requireRight(request, context, "counter"),
    loadPicking(context, asked, search.get("find") ?? ""),
  ]);
  if (!list) return null;
  return data(
    { ...list, mayKeepCode: visitor.isAdmin },
    { status: list.found.kind === "wrong" ? 400 : 200 },
  );
}

/** Ticks are kept; a code ticks its pack, and one that no pack had is first kept with the one that was chosen. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  await requireRight(request, context, "counter");
  const form = await readFormData(request);
  const code = form.get("code");
  if (code !== null) {
    await requireAdmin(request, context);
    const kept = await keepScanned(context, { code, pack: form.get("pack") });
    if (!kept.ok) return data({ message: kept.message }, { status: kept.status });
  }
  const search = new URL(request.url).searchParams;
  const find = String(code ?? form.get("find") ?? "").trim();
  const list = await loadPicking(context, { orderId: params.id, search }, find);
  if (!list) return redirectAfterPost(context, pickSeveralPath);
  const ticks = ticksOf(form);
  if (list.found.kind === "pack") ticks.now.push(list.found.id);
  await keepTicks(context, list.orderIds, ticks);
  const scanned = `${list.isSeveral ? "&" : "?"}${new URLSearchParams({ find })}`;
  return redirectAfterPost(
    context,
    find ? list.address + scanned : list.address,
    code === null ? {} : { toast: { kind: "success", message: codes.codeKept } },
  );
}

/** What to fetch from which shelf; from here straight on to packing. */
export default function Picking() {
  const list = useLoaderData<typeof loader>();
  return list ? (
    <ListToPick list={list} />
  ) : (
    <NothingToList title={words.title} text={words.nothingToPick} />
  );
}

type ListToPickProps = { list: NonNullable<ReturnType<typeof useLoaderData<typeof loader>>> };

function ListToPick({ list }: ListToPickProps) {
  const refusal = useActionData<typeof action>();
  const { orders, groups, found } = list;
  const packs = groups.flatMap((group) => group.packs);
  const ticks = useTicks(list.orderIds, list.ticked);
  const picked = packs.filter(({ financialId }) => ticks.isTicked(financialId)).length;
  const isAllPicked = picked === packs.length;
  return (
    <main id="main" className="counter picking roll">
      <BackLink to={counterPath}>{counter.toCounter}</BackLink>
      <header>
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
          <h1>{words.title}</h1>
          <p className="text-stone print:hidden">{words.soFar(picked, packs.length)}</p>
        </div>
        <PrintList />
      </header>
      {list.isAll ? <p className="mb-2 print:hidden">{words.allToPack(orders.length)}</p> : null}
      {refusal ? <Alert>{refusal.message}</Alert> : null}
      {list.isSeveral ? (
        <Notes orders={orders} />
      ) : (
        <OrdersOf orders={orders} isDone={isAllPicked} hasNotes />
      )}
      {found.kind === "unknown" ? (
        <KeepCode
          code={found.code}
          packs={packs.map((pack) => ({
            id: pack.financialId,
            name: `${cardTitle(pack)}, ${formatPack(pack)}`,
          }))}
          action={list.mayKeepCode ? list.address : null}
        />
      ) : null}
      <PickList
        {...{ groups, ticks, answer: list }}
        action={list.address}
        isSeveral={list.isSeveral}
      />
      {list.isSeveral ? (
        <section aria-labelledby="orders">
          <h2 id="orders">{words.orders}</h2>
          <OrdersOf orders={orders} isDone={isAllPicked} />
        </section>
      ) : null}
      {isAllPicked ? (
        <div role="status" className="picked print:hidden">
          <p>{words.allPicked}</p>
          {orders
            .filter(({ isOpen }) => isOpen)
            .map((order) => (
              <PackLink key={order.id} order={order} isNext />
            ))}
        </div>
      ) : null}
    </main>
  );
}

type Orders = ListToPickProps["list"]["orders"];

type OrdersOfProps = {
  orders: Orders;
  isDone: boolean;
  /** Whether they stand nowhere else. */
  hasNotes?: boolean;
};

/** What is known of each, and the way to pack it. */
function OrdersOf({ orders, isDone, hasNotes = false }: OrdersOfProps) {
  return (
    <ul className="orders">
      {orders.map((order) => (
        <li key={order.id}>
          <span>
            <b>{order.short}</b> {order.customerName}{" "}
            <small>{words.ifMissing(ifMissingLabels[order.ifMissing])}</small>
            {hasNotes && order.note ? (
              <span className="note block">{words.note(shownNote(order.note))}</span>
            ) : null}
          </span>
          {order.isOpen && !isDone ? <PackLink order={order} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** Of several orders: what is to be known before their goods are fetched. */
function Notes({ orders }: { orders: Orders }) {
  return orders.map(({ id, short, customerName, note }) =>
    note ? (
      <p key={id} className="note mb-2">
        {short} {customerName} · {words.note(shownNote(note))}
      </p>
    ) : null,
  );
}

type PackLinkProps = { order: { id: string; short: string }; isNext?: boolean };

function PackLink({ order, isNext = false }: PackLinkProps) {
  return (
    <a
      href={settleAtCounterPath(order.id)}
      className={`button ${isNext ? "" : "button-plain"} print:hidden`}
    >
      {words.packOrder}
      {isNext ? ` ${order.short}` : <span className="sr-only"> {order.short}</span>}
    </a>
  );
}
