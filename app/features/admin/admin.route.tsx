import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { languagePath } from "#app/addresses/paths.ts";
import { dayBookPath } from "#app/addresses/side-paths.ts";
import { getDay } from "#app/features/books/day-book.server.ts";
import type { Day } from "#app/features/books/day.ts";
import { firstPageOf, getVisitor, requireAdmin } from "#app/features/session/visitor.server.ts";
import { LanguageSwitch } from "#app/ui/language-switch.tsx";
import { Page } from "#app/ui/page.tsx";
import { formatDate, indianDay } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import { may } from "#app/values/roles.ts";
import { adminMeta } from "./admin-links.ts";
import type { loader as frameLoader } from "./frame/frame.route.tsx";
import { PlaceLink } from "./frame/place-link.tsx";
import { type Tab, tabs } from "./frame/places.ts";
import { Waits, waitingAt } from "./frame/waits.tsx";
import { type SoldByPayment, soldOn } from "./sold-on.server.ts";
import { FirstMorning } from "./setup/first-morning.tsx";
import { getProgress } from "./setup/get-setup.server.ts";
import { words } from "./words.ts";

export const meta = () => adminMeta(words.admin);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = await getVisitor(context);
  if (visitor?.role && !may(visitor.role, "admin")) throw redirect(firstPageOf(visitor.role), 302);
  const today = indianDay(context.now);
  const [, day, sold, setup] = await Promise.all([
    requireAdmin(request, context),
    getDay(context, today),
    soldOn(context, today),
    getProgress(context),
  ]);
  const { steps, missing, isFinished } = setup;
  return { day, sold, setup: { steps, missing, isFinished } };
}

/** Where the owner begins, and everybody else of the shop is led on: what was sold today, what waits, and every page. */
export default function Admin() {
  const { day, sold, setup } = useLoaderData<typeof loader>();
  return (
    <Page>
      <div className="mb-4 flex items-center justify-between gap-3">
        <h1>{words.admin}</h1>
        <LanguageSwitch action={languagePath} />
      </div>
      <FirstMorning setup={setup} />
      <Waiting />
      <Sales day={day} sold={sold} />
      <div className="tabs-of-places">
        {tabs().map((tab: Tab) => (
          <section key={tab.icon} aria-labelledby={tab.icon} className="panel">
            <h2 id={tab.icon}>{tab.name}</h2>
            <ul className="places">
              {tab.places.map((place) => (
                <li key={place.to}>
                  <PlaceLink place={place} className="link font-semibold" />
                  <p className="text-xs text-stone">{place.about}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}

function Sales({ day, sold }: { day: Day; sold: SoldByPayment }) {
  return (
    <section className="panel mb-3" aria-labelledby="sales">
      <h2 id="sales" className="text-base font-normal">
        {words.salesOf(formatDate(Date.parse(day.day)))}
      </h2>
      <p>
        <strong className="money me-2 text-[min(1.625rem,8vw)]">
          {formatPaise(day.deliveredPaise)}
        </strong>
        {words.ordersDelivered(day.delivered)}
      </p>
      <dl className="day-sums">
        {sold.map(({ paidAs, paise }) => (
          <div key={paidAs}>
            <dt>{words.paidAs[paidAs]}</dt>
            <dd className="money">{formatPaise(paise)}</dd>
          </div>
        ))}
      </dl>
      <Link to={dayBookPath} className="link inline-block min-h-11 content-center">
        {words.places.dayBook.name}
      </Link>
    </section>
  );
}

/** What asks for the owner, each a tap away. */
function Waiting() {
  const waiting = useRouteLoaderData<typeof frameLoader>("admin-frame")?.waiting;
  const places = tabs()
    .flatMap((tab: Tab) => tab.places)
    .filter((place) => waitingAt(place, waiting) > 0);
  if (places.length === 0) return null;
  return (
    <ul className="what-waits" aria-label={words.waits}>
      {places.map((place) => (
        <li key={place.to}>
          <PlaceLink place={place} className="panel">
            <Waits place={place} waiting={waiting} isSaid />
          </PlaceLink>
        </li>
      ))}
    </ul>
  );
}
