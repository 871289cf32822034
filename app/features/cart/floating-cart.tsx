import { type RefObject, useContext, useEffect, useRef } from "react";
import { cartPath } from "#app/addresses/paths.ts";
import { PageTraitsContext } from "#app/ui/page-traits.ts";
import { formatPaise } from "#app/values/money.ts";
import { CartIcon } from "./cart-icon.tsx";
import { useCart } from "./use-cart.ts";
import { words } from "./words.ts";

/** Whether the way to the cart is quiet, in the header: to an empty one, and beside forms. Null where the page shows the cart. */
function useIsQuiet(): boolean | null {
  const { showsCart, isOwn = false } = useContext(PageTraitsContext);
  const { lineCount } = useCart().summary;
  return showsCart ? null : isOwn || lineCount === 0;
}

/** From the first item on one pill to the cart above the bottom edge; its changes are announced. */
export function FloatingCart() {
  const isQuiet = useIsQuiet();
  const pill = useRef<HTMLDivElement>(null);
  useRiseAtFooter(pill);
  return (
    <div
      ref={pill}
      aria-live="polite"
      aria-atomic="true"
      className={`cart-pill pointer-events-none fixed inset-x-0 bottom-3 z-20 mx-auto flex max-w-[75rem] justify-center px-3 transition-transform md:bottom-6 md:justify-end md:px-6 print:hidden ${isQuiet === null ? "own-cart" : ""}`}
    >
      {isQuiet === false ? (
        <CartLink className="button pointer-events-auto min-h-12 max-w-full flex-wrap gap-y-0 rounded-full px-6 raised" />
      ) : null}
    </div>
  );
}

/** Always there; where another shows what is in the cart, no more than the way and how many. */
export function HeaderCart() {
  const isQuiet = useIsQuiet();
  const { lineCount } = useCart().summary;
  const look = "head-cart flex size-11 flex-none items-center justify-center text-leaf";
  return isQuiet ? (
    <CartLink className={look} />
  ) : (
    <a href={cartPath} className={look} data-lines={lineCount} aria-label={words.toCart}>
      <CartIcon />
    </a>
  );
}

function CartLink({ className }: { className: string }) {
  const { lineCount, totalPaise } = useCart().summary;
  return (
    <a href={cartPath} id="floating-cart" className={className} data-lines={lineCount}>
      <CartIcon />
      <span className="sr-only">{words.cart}</span>
      <span>{words.items(lineCount)}</span>
      <span className="money">{formatPaise(totalPaise)}</span>
    </a>
  );
}

/** At the page's end it stands a little higher; the footer keeps the room below its lines free. */
function useRiseAtFooter(pill: RefObject<HTMLDivElement>): void {
  useEffect(() => {
    const footer = document.getElementById("footer");
    if (!footer || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver((entries) => {
      const isAtEnd = entries.at(-1)?.isIntersecting ?? false;
      pill.current?.style.setProperty("transform", isAtEnd ? "translateY(-4px)" : "none");
    });
    observer.observe(footer);
    return () => observer.disconnect();
  }, [pill]);
}
