import { useFetcher } from "@remix-run/react";
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { khataPath, orderStepPath, profilePath } from "#app/addresses/paths.ts";
import { LoginForm, type SignedOutView } from "#app/features/account/login-form.tsx";
import { RegisterView } from "#app/features/account/registration/register/register-view.tsx";
import { ForgotPasswordView } from "#app/features/account/registration/reset/forgot-password-view.tsx";
import { MyOrders, type MyOrdersProps } from "#app/features/orders/my-orders.tsx";
import { CommandForm } from "#app/ui/command-form.tsx";
import type { Role } from "#app/values/roles.ts";
import { AdminLine } from "./admin-line.tsx";
import { bringAllStyles } from "./bring-styles.ts";
import { ProfileForm } from "./profile-form.tsx";
import type { loader } from "./profile.route.tsx";
import { words as uiWords } from "#app/ui/words.ts";
import { words } from "./words.ts";

export type ProfilePanelProps = {
  customer: { name: string; role: Role | null } | null;
  /** The page it stands on, which its forms lead back to. */
  here: string;
  opener: RefObject<HTMLElement>;
  close(hasFocus: boolean): void;
};

/** With the styles of what it shows. */
export async function loadPanel() {
  await bringAllStyles();
  return ProfilePanel;
}

/**
 * Closes on Escape, on a press outside and when the focus goes on; on Escape the focus goes back to
 * what opened it.
 */
function ProfilePanel({ customer, here, opener, close }: ProfilePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  useEffect(() => {
    function onPress({ target }: PointerEvent) {
      const isInside = [panel, opener].some(({ current }) => current?.contains(target as Node));
      if (!isInside) close(false);
    }
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === "Escape") close(true);
    };
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("keydown", onKey);
    };
  }, [opener, close]);
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && relatedTarget !== opener.current && !currentTarget.contains(relatedTarget))
      close(false);
  }
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={customer ? words.profile : words.logIn}
      tabIndex={-1}
      onBlur={onBlur}
      className="panel fixed inset-x-3 top-13 z-40 max-h-[calc(100dvh-4.5rem)] overflow-y-auto overscroll-contain raised sm:left-auto sm:w-112"
    >
      {customer?.role === "owner" ? <AdminLine /> : null}
      {customer ? <Tabs here={here} /> : <SignedOut here={here} />}
    </div>
  );
}

const viewTitles = (): Record<SignedOutView, string> => ({
  login: words.logIn,
  register: words.register,
  "forgot-password": words.forgotPassword,
});

function SignedOut({ here }: { here: string }) {
  const [view, setView] = useState<SignedOutView>("login");
  const title = useRef<HTMLHeadingElement>(null);
  // The link that was pressed goes with its view.
  function show(next: SignedOutView) {
    setView(next);
    title.current?.focus();
  }
  return (
    <>
      <h2 ref={title} tabIndex={-1} className="mb-4">
        {viewTitles()[view]}
      </h2>
      {view === "login" ? <LoginForm target={here} onView={show} /> : null}
      {view === "register" ? <RegisterView target={here} onLogIn={() => show("login")} /> : null}
      {view === "forgot-password" ? (
        <ForgotPasswordView target={here} onLogIn={() => show("login")} />
      ) : null}
    </>
  );
}

const tabs = ["Profile", "Orders"] as const;
const tabNames = () => ({ Profile: words.myProfile, Orders: words.myOrders });

function Tabs({ here }: { here: string }) {
  const { load, data } = useFetcher<typeof loader>();
  const [chosen, choose] = useState<(typeof tabs)[number]>("Profile");
  const id = useId();
  useEffect(() => load(profilePath), [load]);

  function onKey({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    if (key !== "ArrowLeft" && key !== "ArrowRight") return;
    const next = chosen === "Profile" ? "Orders" : "Profile";
    choose(next);
    currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={words.profile}
        className="mb-4 flex border-b border-line"
        onKeyDown={onKey}
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={id + tab}
            data-tab={tab}
            aria-selected={tab === chosen}
            aria-controls={`${id}p`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => choose(tab)}
            className="min-h-11 flex-1 border-b-2 border-transparent font-semibold text-stone aria-selected:border-leaf aria-selected:text-leaf"
          >
            {tabNames()[tab]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}p`} aria-labelledby={id + chosen} aria-busy={!data}>
        {data ? null : <p role="status">{uiWords.loading}</p>}
        {data && chosen === "Profile" ? <LastOrder order={data.orders.orders[0]} /> : null}
        {data && chosen === "Profile" ? <ProfileForm profile={data.profile} target={here} /> : null}
        {data && data.owedPaise !== null && chosen === "Orders" ? (
          <a href={khataPath} className="link inline-flex min-h-11 items-center">
            {words.yourKhata}
          </a>
        ) : null}
        {data && chosen === "Orders" ? <MyOrders {...data.orders} /> : null}
      </div>
    </>
  );
}

/** The last basket once more, one press from every page. */
function LastOrder({ order }: { order: MyOrdersProps["orders"][number] | undefined }) {
  if (!order) return null;
  return (
    <div className="mb-4 flex items-center justify-between gap-3 rounded-md bg-mint px-3 py-2">
      <p className="min-w-0 text-sm leading-5">
        <strong className="block">{words.lastOrder}</strong>
        <span className="line-clamp-1">{order.items}</span>
      </p>
      <div className="flex-none">
        <CommandForm
          action={orderStepPath(order.id, "again")}
          label={words.orderAgain}
          busyLabel={uiWords.loading}
          className="button text-sm"
        />
      </div>
    </div>
  );
}
