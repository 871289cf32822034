import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { languagePath, sellPath } from "#app/addresses/paths.ts";
import { counterPath } from "#app/addresses/side-paths.ts";
import { getDaysUpTo } from "#app/features/books/day-book.server.ts";
import { firstPageOf, getVisitor, requireAdmin } from "#app/features/session/visitor.server.ts";
import { LanguageSwitch } from "#app/ui/language-switch.tsx";
import { Page } from "#app/ui/page.tsx";
import { indianDay } from "#app/values/dates.ts";
import { may } from "#app/values/roles.ts";
import { adminMeta } from "./admin-links.ts";
import { PlaceIcon } from "./today/place-icon.tsx";
import { PlaceLink } from "./frame/place-link.tsx";
import { type Tab, tabs } from "./frame/places.ts";
import { TabIcon } from "./frame/tab-icon.tsx";
import { soldOn } from "./sold-on.server.ts";
import { FirstMorning } from "./setup/first-morning.tsx";
import { getProgress } from "./setup/get-setup.server.ts";
import { countNeeds } from "./today/count-needs.server.ts";
import { NeedList } from "./today/need-list.tsx";
import { Sales } from "./today/sales.tsx";
import { words as today } from "./today/words.ts";
import { words } from "./words.ts";

export const meta = () => adminMeta(words.admin);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = await getVisitor(context);
  if (visitor?.role && !may(visitor.role, "admin")) throw redirect(firstPageOf(visitor.role), 302);
  const [, { day, dayBefore, weekBefore, uncounted }, sold, needs, setup] = await Promise.all([
    requireAdmin(request, context),
    getDaysUpTo(context, indianDay(context.now)),
    soldOn(context, indianDay(context.now)),
    countNeeds(context),
    getProgress(context),
  ]);
  const { steps, missing, isFinished, goods } = setup;
  return {
    ...{ day, sold, needs, uncounted, isSelling: goods.isSold },
    dayBeforePaise: dayBefore.deliveredPaise,
    weekBeforePaise: weekBefore.deliveredPaise,
    setup: { steps, missing, isFinished },
  };
}

/** Where the owner begins, and everybody else of the shop is led on: what asks for somebody now, what was sold today, and every page. */
export default function Admin() {
  const { setup, isSelling, needs, uncounted, ...sales } = useLoaderData<typeof loader>();
  return (
    <Page>
      <div className="mb-3 flex items-center justify-between gap-3">
        <h1>{words.admin}</h1>
        <LanguageSwitch action={languagePath} />
      </div>
      {isSelling ? null : <FirstMorning setup={setup} />}
      <div className="today">
        <p className="first-ways">
          <Link to={sellPath} className="button">
            <PlaceIcon to={sellPath} />
            {words.places.sell.name}
          </Link>
          <Link to={counterPath} className="button button-plain">
            <TabIcon name="orders" />
            {words.places.counter.name}
          </Link>
        </p>
        <Sales {...sales} />
        <NeedList needs={needs} uncounted={uncounted} />
        {isSelling ? <FirstMorning setup={setup} /> : null}
      </div>
      <h2 className="mt-6 mb-2">{today.allPages}</h2>
      <AllPages />
    </Page>
  );
}

/** What has a button of its own on this page is not in the list again. */
const isNotAbove = ({ to }: { to: string }) => to !== sellPath && to !== counterPath;

function AllPages() {
  return (
    <div className="tabs-of-places">
      {tabs().map((tab: Tab) => (
        <section key={tab.icon} aria-labelledby={tab.icon} className="panel">
          <h3 id={tab.icon}>
            <TabIcon name={tab.icon} />
            {tab.name}
          </h3>
          <ul className="places">
            {tab.places.filter(isNotAbove).map((place) => (
              <li key={place.to}>
                <PlaceIcon to={place.to} />
                <span className="what">
                  <PlaceLink place={place} />
                  <small>{place.about}</small>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
