import { useEffect } from "react";
import { Alert } from "./alert.tsx";
import { notPlaced } from "./unsent-form.tsx";
import { Page } from "./page.tsx";

const titles: Record<number, string> = {
  400: "That didn't work",
  403: "Not allowed",
  404: "Not found",
  405: "That didn't work",
  413: "Too large",
  415: "That didn't work",
  429: "Please wait a moment",
};

const ours = "The mistake is ours. Please try again in a moment.";

/**
 * One page for whatever went wrong: what happened, that nothing is lost, and a way on; with a
 * reference, what to say on the phone.
 */
export function ErrorPage({
  status,
  message,
  reference = "",
}: {
  status: number;
  message: string;
  reference?: string;
}) {
  return (
    <Page title={titles[status] ?? "Something went wrong"} narrow>
      <Alert>
        {status >= 500
          ? [message, ours].filter(Boolean).join(". ")
          : message || "This page doesn't exist or isn't yours to see."}
      </Alert>
      <p className="mb-4">
        {reference ? `Your cart is kept. Reference ${reference}` : "Your cart is kept."}
      </p>
      <a href="/" className="button">
        Go to the shop
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
    <Page title="No connection" narrow>
      <Alert>{isOrdering && wasSent ? notPlaced : "The shop can't be reached just now."}</Alert>
      <p className="mb-4">
        Your cart is kept.{" "}
        {isOrdering
          ? "When the network is back you are asked before anything is ordered; an order that did arrive is never placed twice."
          : null}
      </p>
      <p className="flex flex-wrap gap-3">
        <a href={samePage} className="button">
          Try again
        </a>
        <a href={cartPath} className="button button-plain">
          See your cart
        </a>
      </p>
    </Page>
  );
}
