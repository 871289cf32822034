import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { allProductsPath, cartPath } from "#app/addresses.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Page } from "#app/ui/page.tsx";
import type { CartLine } from "#app/features/cart/cart.ts";
import { CartLineRow } from "./cart-line.tsx";
import { useCart } from "#app/features/cart/use-cart.ts";
import { mirrorCart } from "#app/features/cart/cart-storage.ts";
import { refreshedLines } from "#app/features/cart/live/live-pack.ts";
import { CartTotals } from "./cart-totals.tsx";
import type { CartPageData } from "./get-cart-page.server.ts";
import { storedLines } from "./stored-lines.ts";

/** Why a command was refused, the page its button stood on, and the line it was about. */
export type ShownRefusal = { message: string; back: string; financialId?: string | undefined };
/** `isKept`: this page was kept without a cart for the time without a network, and shows the browser's. */
type CartPageProps = CartPageData & { refusal?: ShownRefusal | undefined; isKept?: boolean };

/** The cart, and what a refused command comes back as. */
export function CartPage({
  lines: served,
  isSignedIn,
  messagingHref,
  refusal,
  isKept = false,
}: CartPageProps) {
  const stored = useStoredLines(isKept);
  const lines = useLiveLines(stored ?? served);
  const list = useRef<HTMLDivElement>(null);
  return (
    <Page title="Shopping Cart">
      {refusal ? (
        <Alert>
          {refusal.message}{" "}
          <a href={refusal.back} className="link">
            {refusal.back === cartPath ? "See your cart" : "Go Back"}
          </a>
        </Alert>
      ) : null}
      <div className="@container">
        <div
          ref={list}
          tabIndex={-1}
          className="wrap-anywhere outline-none @2xl:grid @2xl:grid-cols-[minmax(0,1fr)_20rem] @2xl:items-start @2xl:gap-6"
        >
          {lines.length === 0 ? (
            isKept && !stored ? (
              <p>Loading...</p>
            ) : (
              <EmptyCart />
            )
          ) : (
            <>
              <div>
                <ul className="divide-y divide-line">
                  {lines.map((line) => (
                    <CartLineRow
                      key={line.financialId}
                      line={line}
                      onRemove={() => list.current?.focus()}
                      refusal={
                        refusal?.financialId === line.financialId ? refusal.message : undefined
                      }
                    />
                  ))}
                </ul>
                {messagingHref ? (
                  <a
                    className="link inline-flex min-h-11 items-center"
                    href={messagingHref}
                    rel="noopener"
                  >
                    Order from WhatsApp with this list
                  </a>
                ) : null}
              </div>
              <CartTotals lines={lines} isSignedIn={isSignedIn} />
            </>
          )}
        </div>
      </div>
    </Page>
  );
}

function EmptyCart() {
  return (
    <div className="py-8 text-center @2xl:col-span-2">
      <p className="mb-4 text-lg">Your cart is empty</p>
      <a href={allProductsPath} className="button">
        Browse all products
      </a>
    </div>
  );
}

function useStoredLines(isKept: boolean): CartLine[] | null {
  const [lines, setLines] = useState<CartLine[] | null>(null);
  useEffect(() => {
    if (isKept) setLines(storedLines());
  }, [isKept]);
  return lines;
}

/** Counts as last asked for, prices as last heard; once the server has them all, the page is loaded anew for stock and prices. */
function useLiveLines(loaded: CartLine[]): CartLine[] {
  const { countOf, summary, pending, isLive, live } = useCart();
  const { revalidate } = useRevalidator();
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && !pending) revalidate();
    wasPending.current = pending;
  }, [pending, revalidate]);
  useEffect(() => {
    if (isLive)
      mirrorCart(
        summary,
        loaded.flatMap((line) => line.pack ?? []),
        live,
      );
  }, [isLive, summary, loaded, live]);
  if (!isLive) return loaded;
  return refreshedLines(
    loaded.flatMap((line) => {
      const qty = countOf(line.financialId);
      return qty > 0 ? [{ ...line, qty }] : [];
    }),
    live,
  );
}
