import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { lowStockPath } from "#app/admin-addresses.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { countLow } from "#app/features/catalogue/stock/list-low.server.ts";
import { counterGroups, nextStep } from "#app/features/orders/counter/counter-steps.ts";
import { getDone, listCounter } from "#app/features/orders/counter/list-counter.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { Group } from "./group.tsx";
import styles from "./counter.css?url";

export const meta = () => [{ title: "Counter – Kirana" }, { name: "robots", content: "noindex" }];
export const links = () => [...adminLinks(), { rel: "stylesheet", href: styles }];
export const handle = { refreshes: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const done = new URL(request.url).searchParams.get("done");
  const [, orders, low, undo] = await Promise.all([
    requireAdmin(request, context),
    listCounter(context),
    countLow(context),
    done ? getDone(context, done) : null,
  ]);
  return { orders, low, undo, now: context.now };
}

/** Stays open on the counter's phone: every order that is not delivered, and its next step. */
export default function Counter() {
  const { orders, low, undo, now } = useLoaderData<typeof loader>();
  const groups = counterGroups.map((group) => ({
    ...group,
    orders: orders.filter((order) => nextStep(order) === group.step),
    undo: undo && (undo.step === "cash" ? "deliver" : undo.step) === group.step ? undo : null,
  }));
  return (
    <main id="main" className="counter">
      <header>
        <h1>Counter</h1>
      </header>
      <nav aria-label="Groups">
        {groups.map((group) => (
          <a key={group.step} href={`#${group.step}`}>
            {group.name} <b>{group.orders.length}</b>
          </a>
        ))}
      </nav>
      {groups.map((group) => (
        <Group key={group.step} {...group} now={now} />
      ))}
      {low > 0 ? (
        <p>
          <Link to={lowStockPath} className="link inline-flex min-h-11 items-center">
            {low === 1 ? "1 pack low" : `${low} packs low`}
          </Link>
        </p>
      ) : null}
    </main>
  );
}
