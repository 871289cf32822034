import { Link, NavLink, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import {
  adminPath,
  homePath,
  profilePath,
  counterPath,
  lowStockPath,
  productListPath,
  taxPath,
} from "#app/addresses/paths.ts";
import { adminPlaces } from "#app/features/admin/admin-page.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { words as shared } from "#app/features/admin/words.ts";
import type { Waiting } from "./count-waiting.server.ts";
import { mostCounted } from "./waiting.ts";
import { words } from "./words.ts";

/** The mark, the sections with what waits in each, and the ways back to the shop. */
export function AdminBar({ waiting }: { waiting?: Waiting | undefined }) {
  const sections = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const here = sections.current?.querySelector<HTMLElement>("[aria-current='page']");
    if (here && sections.current) sections.current.scrollLeft = here.offsetLeft - 64;
  }, [pathname]);
  return (
    <header className="admin-bar print:hidden">
      <Link to={adminPath} aria-label={shared.admin} className="mark">
        <Logo />
      </Link>
      <nav aria-label={shared.admin}>
        <ul ref={sections}>
          {adminPlaces().map(({ to, name: section }) => (
            <li key={to}>
              <NavLink to={to}>
                {section}
                <Waits text={waiting ? waitsAt(to, waiting) : null} />
              </NavLink>
            </li>
          ))}
          <li>
            <Link to={profilePath}>{words.profile}</Link>
          </li>
          <li>
            <a href={homePath}>{words.shop}</a>
          </li>
        </ul>
      </nav>
    </header>
  );
}

function waitsAt(
  section: string,
  { newOrders, soldOut, low, unclassed }: Waiting,
): [number, string] | null {
  if (section === counterPath && newOrders > 0) return [newOrders, words.new];
  if (section === taxPath && unclassed > 0) return [unclassed, words.unclassed];
  if (section === lowStockPath && low > 0) return [low, words.low];
  return section === productListPath && soldOut > 0 ? [soldOut, words.soldOut] : null;
}

function Waits({ text }: { text: [number, string] | null }) {
  if (!text) return null;
  const [number, what] = text;
  return (
    <span className="waits">
      {number > mostCounted ? `${mostCounted}+` : number}{" "}
      <span className="max-2xl:sr-only">{what}</span>
    </span>
  );
}
