import { Link, useLocation } from "@remix-run/react";
import { Suspense, lazy, useEffect, useRef, useState } from "react";
import { isBellStarted } from "#app/features/admin/counter/live/bell.ts";
import { adminPath } from "#app/addresses/paths.ts";
import { counterPath } from "#app/addresses/side-paths.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { Logo } from "#app/ui/logo.tsx";
import type { Waiting } from "./count-waiting.server.ts";
import type { Role } from "#app/values/roles.ts";
import { PlaceLink } from "./place-link.tsx";
import { type AdminPlace, type Tab, placeAt, tabsFor } from "./places.ts";
import { TabIcon } from "./tab-icon.tsx";
import { Waits, waitingAt } from "./waits.tsx";
import { words } from "./words.ts";

type Shown = { role?: Role | null; waiting?: Waiting | undefined };

/**
 * Four tabs with what waits in each, on a phone at the thumb, and the pages of the one that is open,
 * in a line that scrolls where they don't all fit.
 */
export function AdminBar({ role = null, waiting }: Shown) {
  const { pathname, search } = useLocation();
  const shown = tabsFor(role);
  const here = placeAt(pathname, search);
  const open = shown.find(({ icon }) => icon === here?.tab.icon);
  return (
    <>
      <header className="admin-bar print:hidden">
        <Mark />
        <nav aria-label={shared.admin}>
          <ul>
            {shown.map((tab) => (
              <li key={tab.icon}>
                <TabLink tab={tab} isOpen={tab.icon === here?.tab.icon} waiting={waiting} />
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <nav className="tab-pages print:hidden" aria-label={here?.tab.name ?? words.today}>
        <Mark />
        {here && open ? (
          <TabPages tab={open} place={here.place} pathname={pathname} waiting={waiting} />
        ) : null}
      </nav>
      {pathname === counterPath ? null : <Bell />}
    </>
  );
}

const BellBar = lazy(async () => ({
  default: (await import("#app/features/admin/counter/live/bell-bar.tsx")).BellBar,
}));

/** Loaded where it was started, which this device knows. */
function Bell() {
  const [isStarted, setStarted] = useState(false);
  useEffect(() => setStarted(isBellStarted()), []);
  return isStarted ? (
    <Suspense>
      <BellBar />
    </Suspense>
  ) : null;
}

function Mark() {
  return (
    <Link to={adminPath} aria-label={words.today} className="mark">
      <Logo />
    </Link>
  );
}

function TabLink({ tab, isOpen, waiting }: Shown & { tab: Tab; isOpen: boolean }) {
  const first = tab.places[0];
  const waits = tab.places.find((place) => waitingAt(place, waiting) > 0);
  return (
    <Link to={first?.to ?? adminPath} aria-current={isOpen ? "true" : undefined}>
      <TabIcon name={tab.icon} />
      {tab.name}
      {waits ? <Waits place={waits} waiting={waiting} /> : null}
    </Link>
  );
}

/** With the open page about in the middle, and a whole name at the left edge. */
function startInSight(list: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): number {
  const tabs = [...list.children].filter((one) => one instanceof HTMLElement);
  const [first, last] = [tabs[0], tabs.at(-1)];
  if (!first || !last) return 0;
  const middle = offsetLeft - (list.clientWidth - offsetWidth) / 2;
  const end = last.offsetLeft + last.offsetWidth - list.clientWidth;
  const wanted = Math.min(middle, end) - first.offsetLeft;
  const starts = tabs.map((one) => one.offsetLeft - first.offsetLeft);
  return starts.find((start) => start >= wanted) ?? 0;
}

type TabPagesProps = Shown & { tab: Tab; place: AdminPlace; pathname: string };

function TabPages({ tab, place, pathname, waiting }: TabPagesProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!list.current || !current) return;
    list.current.scrollLeft = startInSight(list.current, current);
  }, [place.to]);
  const current = place.to === pathname ? "page" : "true";
  return (
    <ul ref={list}>
      {tab.places.map((one) => (
        <li key={one.to}>
          <PlaceLink place={one} aria-current={one.to === place.to ? current : undefined}>
            <Waits place={one} waiting={waiting} />
          </PlaceLink>
        </li>
      ))}
    </ul>
  );
}
