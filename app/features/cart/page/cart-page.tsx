import { Link, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Page } from "#app/ui/page.tsx";
import type { CartLine } from "#app/features/cart/cart.ts";
import { CartLineRow } from "./cart-line.tsx";
import { useCart } from "#app/features/cart/use-cart.ts";
import { mirrorCart } from "#app/features/cart/cart-storage.ts";
import { refreshedLines } from "#app/features/cart/live/live-pack.ts";
import { CartTotals } from "./cart-totals.tsx";
import type { CartPageData } from "./get-cart-page.server.ts";

/** Why a command was refused, the page its button stood on, and the line it was about. */
export type ShownRefusal = { message: string; back: string; financialId?: string | undefined };
type CartPageProps = CartPageData & { refusal?: ShownRefusal | undefined };

/** The cart, and what a refused command comes back as. */
export function CartPage({ lines: loaded, isSignedIn, messagingHref, refusal }: CartPageProps) {
  const lines = useLiveLines(loaded);
  const list = useRef<HTMLDivElement>(null);
  return (
    <Page title="Shopping Cart">
      {refusal ? <Alert>{refusal.message} <Link to={refusal.back} className="link">{refusal.back === "/cart" ? "See your cart" : "Go Back"}</Link></Alert> : null}
      <div className="@container">
        <div ref={list} tabIndex={-1} className="wrap-anywhere outline-none @2xl:grid @2xl:grid-cols-[minmax(0,1fr)_20rem] @2xl:items-start @2xl:gap-6">
          {lines.length === 0 ? <EmptyCart /> : (
            <>
              <div>
                <ul className="divide-y divide-line">
                  {lines.map((line) => (
                    <CartLineRow
                      key={line.financialId} line={line} onRemove={() => list.current?.focus()}
                      refusal={refusal?.financialId === line.financialId ? refusal.message : undefined}
                    />
                  ))}
                </ul>
                {messagingHref ? <a className="link inline-flex min-h-11 items-center" href={messagingHref} rel="noopener">Order from WhatsApp with this list</a> : null}
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
      <a href="/category/all" className="button">Browse all products</a>
    </div>
  );
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
  useEffect(() => mirrorCart(summary, loaded.flatMap((line) => line.pack ?? []), live), [summary, loaded, live]);
  if (!isLive) return loaded;
  return refreshedLines(loaded.flatMap((line) => {
    const qty = countOf(line.financialId);
    return qty > 0 ? [{ ...line, qty }] : [];
  }), live);
}
