import { useEffect, useRef } from "react";
import { allProductsPath, cartPath, keepAsListPath } from "#app/addresses/paths.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Page } from "#app/ui/page.tsx";
import { words as ui } from "#app/ui/words.ts";
import type { CartLine } from "#app/features/cart/cart.ts";
import { CartIcon } from "#app/features/cart/cart-icon.tsx";
import { isUnavailable, itemsPaiseOf, refreshedLines } from "#app/features/cart/cart-lines.ts";
import { useCart } from "#app/features/cart/use-cart.ts";
import { missingToMinimum } from "#app/features/delivery/area.ts";
import { AsLastTime } from "./as-last-time.tsx";
import { CartLineRow } from "./cart-line.tsx";
import { CartTotals } from "./cart-totals.tsx";
import type { CartPageData } from "./get-cart-page.server.ts";
import type { RefusedPin } from "./delivery-panel.tsx";
import type { RefusedCode } from "./refused-code.ts";
import { useReckoned } from "./use-reckoned.ts";
import { NotAdded } from "./not-added.tsx";
import { words } from "./words.ts";

/** Why a command was refused, the page its button stood on, and the line it was about. */
export type ShownRefusal = {
  message: string;
  back: string;
  financialId?: string | undefined;
  pin?: RefusedPin;
  code?: RefusedCode;
};
const apart = "link inline-flex min-h-11 items-center";

/**
 * `isKept`: this page was kept without a cart for the time without a network, and shows the
 * browser's.
 */
type CartPageProps = CartPageData & { refusal?: ShownRefusal | undefined; isKept?: boolean };

/** The cart, and what a refused command comes back as. */
export function CartPage({
  lines: served,
  notAdded,
  refusal,
  isKept = false,
  ...rest
}: CartPageProps) {
  const { stored } = useCart();
  const lines = useShownLines(isKept && stored ? stored : served);
  const list = useRef<HTMLDivElement>(null);
  return (
    <Page title={lines.length > 0 ? words.title : ""}>
      {refusal && !refusal.pin && !refusal.code ? (
        <Alert>
          {refusal.message}{" "}
          <a href={refusal.back} className="link">
            {refusal.back === cartPath ? words.seeCart : words.goBack}
          </a>
        </Alert>
      ) : null}
      <NotAdded {...notAdded} />
      <div className="@container">
        <div
          ref={list}
          tabIndex={-1}
          className="wrap-anywhere outline-none @2xl:grid @2xl:grid-cols-[minmax(0,1fr)_20rem] @4xl:grid-rows-[auto_1fr] @2xl:items-start gap-x-6"
        >
          {lines.length > 0 ? (
            <FilledCart
              {...rest}
              lines={lines}
              refusal={refusal}
              onRemove={() => list.current?.focus()}
            />
          ) : isKept && !stored ? (
            <h1>{ui.loading}</h1>
          ) : (
            <EmptyCart />
          )}
        </div>
      </div>
    </Page>
  );
}

type FilledCartProps = Omit<CartPageData, "notAdded"> & {
  refusal: ShownRefusal | undefined;
  onRemove: () => void;
};

function FilledCart(props: FilledCartProps) {
  const { lines, messagingHref, refusal, onRemove, lastTime, ...rest } = props;
  const { delivery } = rest;
  const reckoned = useReckoned(rest.offers, lines);
  const itemsPaise = itemsPaiseOf(lines) - reckoned.offerPaise;
  const canGoOn =
    !delivery?.refusal &&
    !lines.some(isUnavailable) &&
    missingToMinimum(delivery?.area, itemsPaise) === 0;
  return (
    <>
      <ul className="[&>li+li]:border-t [&>li]:border-line">
        {lines.map((line) => (
          <CartLineRow
            key={line.financialId}
            line={line}
            onRemove={onRemove}
            refusal={refusal?.financialId === line.financialId ? refusal.message : undefined}
          />
        ))}
      </ul>
      <div className="contents @2xl:sticky @2xl:top-28 row-span-2 @2xl:grid">
        {canGoOn && lastTime ? <AsLastTime lastTime={lastTime} /> : null}
        <CartTotals
          {...{ lines, onRemove, reckoned, itemsPaise, refusedCode: refusal?.code }}
          refusedPin={refusal?.pin}
          {...rest}
        />
      </div>
      <div className="py-2">
        {messagingHref ? (
          <a className={`${apart} mr-4`} href={messagingHref} rel="noopener">
            {words.sendList}
          </a>
        ) : null}
        <a className={apart} href={keepAsListPath("cart")}>
          {words.keepAsList}
        </a>
      </div>
    </>
  );
}

function EmptyCart() {
  return (
    <div className="text-center @2xl:col-span-2">
      <h1 className="sr-only">{words.title}</h1>
      <CartIcon className="mx-auto mb-4 size-24 rounded-full bg-mint p-6 text-leaf" />
      <p className="mb-4 text-xl font-bold">{words.empty}</p>
      <a href={allProductsPath} className="button">
        {words.browseAll}
      </a>
    </div>
  );
}

/**
 * Counts as last asked for, prices as last heard; the cart stores what the page knows of its packs.
 */
function useShownLines(loaded: CartLine[]): CartLine[] {
  const { countOf, showPage, isLive, live } = useCart();
  useEffect(() => {
    if (isLive) showPage(loaded.flatMap(({ pack }) => pack ?? []));
  }, [isLive, loaded, showPage]);
  useEffect(() => () => showPage(null), [showPage]);
  if (!isLive) return loaded;
  return refreshedLines(
    loaded.flatMap((line) => {
      const qty = countOf(line.financialId);
      return qty > 0 ? [{ ...line, qty }] : [];
    }),
    live,
  );
}
