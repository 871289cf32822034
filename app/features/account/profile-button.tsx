import { Link } from "@remix-run/react";
import {
  type ComponentType,
  type MouseEvent,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { loginPath, profilePath } from "#app/addresses/paths.ts";
import type { ProfilePanelProps } from "./profile/profile-panel.tsx";
import { PageTraitsContext } from "#app/ui/page-traits.ts";
import { useKeptAddress } from "#app/ui/kept-parameters.ts";
import { withRedirect } from "#app/features/session/redirect-target.ts";
import { words } from "./profile-button.words.ts";

const neverChanges = () => () => undefined;

/**
 * A link to signing in or to the profile; with scripts it opens them in a panel instead, and loads
 * that only then.
 */
export function ProfileButton({ customer }: { customer: ProfilePanelProps["customer"] }) {
  const { key, address } = useKeptAddress();
  const [Panel, setPanel] = useState<ComponentType<ProfilePanelProps> | null>(null);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const hasScripts = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const link = useRef<HTMLAnchorElement>(null);
  const { showsAccount: isOwnPage = false } = useContext(PageTraitsContext);
  const here = isOwnPage ? "/" : address;
  const href = customer ? profilePath : withRedirect(loginPath, here);
  const isOpen = openAt === key;

  // Signing in or an update leads to a new location, which takes the panel and the focus in it
  // away.
  useEffect(() => {
    if (openAt === null || openAt === key) return;
    setOpenAt(null);
    if (document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, [key, openAt]);

  function toggle(event: MouseEvent) {
    if (isOwnPage || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpenAt(isOpen ? null : key);
    if (Panel) return;
    loadPanel().then(
      (loaded) => setPanel(() => loaded),
      () => location.assign(href),
    );
  }

  function close(hasFocus: boolean) {
    setOpenAt(null);
    if (hasFocus) link.current?.focus();
  }

  const opens =
    hasScripts && !isOwnPage
      ? ({ "aria-haspopup": "dialog", "aria-expanded": isOpen } as const)
      : {};
  return (
    <div className="relative">
      <Link
        ref={link}
        to={href}
        discover="none"
        onClick={toggle}
        className="flex items-center text-xs font-semibold"
        {...opens}
      >
        <PersonIcon isFilled={customer !== null} />
        <span className="sr-only @min-[75rem]:not-sr-only">{words.profile}</span>
      </Link>
      {isOpen && Panel ? (
        <Panel customer={customer} here={here} opener={link} close={close} />
      ) : null}
    </div>
  );
}

const loadPanel = async () => (await import("./profile/profile-panel.tsx")).loadPanel();

function PersonIcon({ isFilled }: { isFilled: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`size-11 p-2 stroke-leaf ${isFilled ? "fill-leaf" : "fill-none"}`}
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21a8 8 0 0 1 16 0z" />
    </svg>
  );
}
