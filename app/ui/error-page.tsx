import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { Alert } from "./alert.tsx";
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

/** One page for whatever went wrong: what happened, that nothing is lost, and a way on. */
export function ErrorPage({ status, message }: { status: number; message: string }) {
  return (
    <Page title={titles[status] ?? "Something went wrong"} narrow>
      <Alert>{status >= 500 ? [message, ours].filter(Boolean).join(". ") : message || "This page doesn't exist or isn't yours to see."}</Alert>
      <p className="mb-4">Your cart is kept.</p>
      <a href="/" className="button">Go to the shop</a>
    </Page>
  );
}

/** The network is gone: said honestly, and tried again by itself when it is back. */
export function OfflinePage() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const reload = () => location.assign(pathname + search);
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, [pathname, search]);
  return (
    <Page title="No connection" narrow>
      <Alert>The shop can't be reached just now.</Alert>
      <p className="mb-4">Your cart is kept. If you were placing an order, look at it again when the connection is back: the same order is never placed twice.</p>
      <a href={pathname + search} className="button">Try again</a>
    </Page>
  );
}
