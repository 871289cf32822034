import { type RefObject, useContext, useEffect, useRef } from "react";
import { cartPath } from "#app/addresses/paths.ts";
import { PageTraitsContext } from "#app/ui/page-traits.ts";
import { formatPaise } from "#app/values/money.ts";
import { useCart } from "./use-cart.ts";
import { words } from "./words.ts";

/** One pill to the cart above the bottom edge, empty or not; its changes are announced. */
export function FloatingCart() {
  const {
    summary: { lineCount, totalPaise },
  } = useCart();
  const isShown = !useContext(PageTraitsContext).showsCart;
  const pill = useRef<HTMLDivElement>(null);
  useLiftOverFooter(pill);
  return (
    <div
      ref={pill}
      aria-live="polite"
      aria-atomic="true"
      className="cart-pill pointer-events-none fixed inset-x-3 bottom-3 z-20 flex justify-center transition-transform md:inset-x-6 md:bottom-6 md:justify-end print:hidden"
    >
      {isShown ? (
        <a
          href={cartPath}
          id="floating-cart"
          className="button pointer-events-auto min-h-12 max-w-full flex-wrap gap-y-0 rounded-full px-6 raised"
        >
          <CartIcon />
          <span className="sr-only">{words.cart}</span>
          <span>{words.items(lineCount)}</span>
          <span className="money">{formatPaise(totalPaise)}</span>
        </a>
      ) : null}
    </div>
  );
}

function CartIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M2 3h3l2.5 12h10.5l2-8H6" />
      <circle cx="9" cy="20" r="1" />
      <circle cx="17" cy="20" r="1" />
    </svg>
  );
}

const headerRoom = 190;
const steps = Array.from({ length: 21 }, (_, step) => step / 20);

function useLiftOverFooter(pill: RefObject<HTMLDivElement>): void {
  useEffect(() => {
    const footer = document.getElementById("footer");
    if (!footer || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.at(-1)?.intersectionRect.height ?? 0;
        pill.current?.style.setProperty(
          "transform",
          seen > 0
            ? `translateY(-${Math.min(Math.round(seen), innerHeight - headerRoom)}px)`
            : "none",
        );
      },
      { threshold: steps },
    );
    observer.observe(footer);
    return () => observer.disconnect();
  }, [pill]);
}
