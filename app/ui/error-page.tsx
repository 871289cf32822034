import { useEffect } from "react";
import { Alert } from "./alert.tsx";
import { Page } from "./page.tsx";
import { words } from "./words.ts";

/**
 * One page for whatever went wrong: what happened, that nothing is lost, and a way on; with a
 * reference, what to say on the phone.
 */
export function ErrorPage({
  status,
  message,
  reference = "",
  firstPage = "",
}: {
  status: number;
  message: string;
  reference?: string;
  /** Of somebody of the shop, who goes on there. */
  firstPage?: string;
}) {
  return (
    <Page title={words.titles[status] ?? words.wentWrong} narrow>
      <Alert>
        {status >= 500 ? (message ? words.failed(message) : words.ours) : message || words.noPage}
      </Alert>
      {firstPage ? null : (
        <p className="mb-4">
          {reference ? words.cartIsKeptReference(reference) : words.cartIsKept}
        </p>
      )}
      <a href={firstPage || "/"} className="button">
        {firstPage ? words.toFirstPage : words.toShop}
      </a>
    </Page>
  );
}

/** The kept page stands at every address. */
const samePage = "";

/**
 * The network is gone: said honestly, and tried again by itself when it is back. Nothing is ordered
 * by that.
 */
export function OfflinePage({
  isOrdering,
  wasSent = false,
  cartPath,
}: {
  isOrdering: boolean;
  /** Whether this page answers something that was sent, not only an address that was opened. */
  wasSent?: boolean;
  cartPath: string;
}) {
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, []);
  return (
    <Page narrow>
      {isOrdering && wasSent ? <Alert>{words.waiting.order}</Alert> : null}
      <div className="panel grid gap-3 text-center">
        <NoNetwork />
        <h1>{words.noConnection}</h1>
        <p>
          {words.checkNetwork} {isOrdering ? words.askedBefore : null}
        </p>
        <a href={samePage} className="button w-full">
          {words.again}
        </a>
        <a href={cartPath} className="button button-plain w-full">
          {words.toCart}
        </a>
      </div>
    </Page>
  );
}

function NoNetwork() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="mx-auto size-16 rounded-full bg-mint p-4 text-leaf"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
    >
      <path d="M3 9a13 13 0 0 1 18 0M6 12.5a8.5 8.5 0 0 1 12 0M9.5 16a4 4 0 0 1 5 0M12 19.5h.01M4 4l16 16" />
    </svg>
  );
}
