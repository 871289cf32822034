import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { counterPath, deliverySheetPath } from "#app/addresses/side-paths.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import styles from "#app/features/admin/counter/counter.css?url";
import { counterGroups, isDue, nextStep } from "#app/features/orders/counter/counter-steps.ts";
import { formatPaise } from "#app/values/money.ts";
import { useRole } from "#app/features/admin/frame/use-role.ts";
import { may } from "#app/values/roles.ts";
import { NothingToList } from "./nothing-to-list.tsx";
import { loadPapers } from "./load-papers.server.ts";
import { PrintList } from "./print-list.tsx";
import { Stop } from "./stop.tsx";
import { BackLink } from "#app/ui/back-link.tsx";
import { Filled } from "#app/ui/filled.tsx";
import { words as counter } from "#app/features/admin/counter/words.ts";
import { words } from "./words.ts";

export const meta = () => adminMeta(words.sheet);
export const links = () => [...adminLinks(), { rel: "stylesheet", href: styles }];

export const loader = (asked: LoaderFunctionArgs) => loadPapers(asked, "counter", "packed");

/** The way round, for the delivery person's phone and on paper. */
export default function DeliverySheet() {
  const { orders, isAll, all, now } = useLoaderData<typeof loader>();
  const isForTill = may(useRole(), "till");
  if (orders.length === 0) return <NothingToList title={words.sheet} text={words.nothingPacked} />;
  const due = orders.filter(isDue).reduce((sum, { payablePaise }) => sum + payablePaise, 0);
  return (
    <main id="main" className="counter sheet-of-stops roll">
      <BackLink to={counterPath}>{counter.toCounter}</BackLink>
      <header>
        <h1>{words.sheet}</h1>
        <PrintList />
      </header>
      <p>
        {isForTill ? (
          <Filled
            text={
              orders.length < all ? words.stopsOf(orders.length, all) : words.stops(orders.length)
            }
            sum={<b className="money">{formatPaise(due)}</b>}
          />
        ) : (
          words.stopsAlone(orders.length)
        )}
      </p>
      {isAll ? <p className="text-xs text-stone print:hidden">{words.allPacked}</p> : null}
      {isAll || orders.length >= all ? null : (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-stone print:hidden">
          {words.chosen}
          <Link to={deliverySheetPath} className="link inline-block min-h-11 content-center">
            {words.allOfThem(all)}
          </Link>
        </p>
      )}
      <Stops {...{ orders, now }} />
    </main>
  );
}

/** By how far they are, beside each other where there is room. */
function Stops({
  orders,
  now,
}: Pick<ReturnType<typeof useLoaderData<typeof loader>>, "orders" | "now">) {
  return (
    <div className="rounds">
      {counterGroups()
        .map(({ step, name }) => ({
          step,
          name,
          its: orders.filter((one) => nextStep(one) === step),
        }))
        .filter(({ its }) => its.length > 0)
        .map((group, at, groups) => ({
          ...group,
          before: groups.slice(0, at).reduce((sum, { its }) => sum + its.length, 0),
        }))
        .map(({ step, name, its, before }) => (
          <section key={step} aria-labelledby={step}>
            <h2 id={step}>{name}</h2>
            <div className="stops">
              {its.map((order, at) => (
                <Stop key={order.id} {...{ order, now }} place={before + at + 1} />
              ))}
            </div>
          </section>
        ))}
    </div>
  );
}
