import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { words } from "./words.ts";

/**
 * With scripts: a bar while the next page is on its way, and the focus on its heading once it is
 * there. Left for another site while on its way, and then kept by the browser, a page would wait
 * for ever: it is loaded anew.
 */
export function NavigationSigns() {
  const isLoading = useNavigation().state !== "idle";
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading =
      document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
    heading?.setAttribute("tabindex", "-1");
    if (!document.activeElement?.closest("main")) heading?.focus({ preventScroll: true });
  }, [pathname]);
  useEffect(() => {
    if (!isLoading) return;
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener("pageshow", reload);
    return () => removeEventListener("pageshow", reload);
  }, [isLoading]);
  return (
    <div role="status" className={isLoading ? "loading-bar print:hidden" : ""}>
      {isLoading ? <span className="sr-only">{words.loading}</span> : null}
    </div>
  );
}
