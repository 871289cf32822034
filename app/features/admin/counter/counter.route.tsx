import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { counterCommandPath, lowStockPath } from "#app/addresses/side-paths.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { countLow } from "#app/features/catalogue/stock/list-low.server.ts";
import { counterGroups, groupLeft, nextStep } from "#app/features/orders/counter/counter-steps.ts";
import { getDone } from "#app/features/orders/counter/list-counter.server.ts";
import { readDevice } from "#app/features/notices/devices/keep-device.server.ts";
import { DeviceSwitch } from "#app/ui/device/device-switch.tsx";
import { may } from "#app/values/roles.ts";
import { Group } from "./group.tsx";
import { StartBar } from "./live/start-bar.tsx";
import { useFreshCounter } from "./live/use-fresh-counter.ts";
import { Refresh } from "./refresh.tsx";
import { loadCounter } from "./load-counter.server.ts";
import { Unpaid } from "./unpaid.tsx";
import styles from "./counter.css?url";
import { words } from "./words.ts";

export const meta = () => adminMeta(shared.places.counter.name);
export const links = () => [...adminLinks(), { rel: "stylesheet", href: styles }];
export const handle = { head: Refresh };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const done = new URL(request.url).searchParams.get("done");
  const [counter, low, undo, device] = await Promise.all([
    loadCounter(request, context),
    countLow(context),
    done ? getDone(context, done) : null,
    readDevice(context),
  ]);
  return {
    ...counter,
    low: may(counter.role, "admin") ? low : 0,
    undo: may(counter.role, "till") ? undo : null,
    device,
  };
}

/** Stays open on the counter's phone: every order that is not delivered, and its next step. */
export default function Counter() {
  const loaded = useLoaderData<typeof loader>();
  const { data: fresh, isAlive, isLost } = useFreshCounter(loaded);
  const data = fresh ?? loaded;
  const { low, device, undo } = loaded;
  const { orders, unpaid, now, token } = data;
  const left = undo && groupLeft(undo, data);
  const groups = counterGroups().map((group) => ({
    ...group,
    orders: orders.filter((order) => nextStep(order) === group.step),
    undo: left === group.step ? undo : null,
  }));
  return (
    <main id="main" className="counter" data-token={token}>
      <header>
        <h1>{shared.places.counter.name}</h1>
        <StartBar waiting={groups[0]?.orders.length ?? 0} isAlive={isAlive} isLost={isLost} />
      </header>
      <nav aria-label={words.groups}>
        {groups.map((group) => (
          <a key={group.step} href={`#${group.step}`}>
            {group.name} <b>{group.orders.length}</b>
          </a>
        ))}
        {unpaid.length > 0 ? (
          <a href="#unpaid">
            {words.unpaid} <b>{unpaid.length}</b>
          </a>
        ) : null}
      </nav>
      <div className="groups">
        {groups.map((group) => (
          <Group key={group.step} {...group} now={now} />
        ))}
      </div>
      <Unpaid orders={unpaid} undo={left === "unpaid" ? undo : null} now={now} />
      {low > 0 ? (
        <p>
          <Link to={lowStockPath} className="link inline-flex min-h-11 items-center">
            {words.packsLow(low)}
          </Link>
        </p>
      ) : null}
      {device ? (
        <DeviceSwitch
          {...device}
          action={counterCommandPath("push")}
          labels={{ on: words.tellPhone, off: words.stopTelling }}
        />
      ) : null}
    </main>
  );
}
