import { sellToCallerPath } from "#app/addresses/side-paths.ts";
import { Lines } from "#app/features/admin/sell/lines.tsx";
import type { TillLine } from "#app/features/admin/sell/till.ts";
import { formatPaise } from "#app/values/money.ts";
import type { loadForCaller } from "./load-for-caller.server.ts";
import { words } from "./words.ts";

type GoodsToBringProps = {
  lines: TillLine[];
  sums: Awaited<ReturnType<typeof loadForCaller>>["sums"];
  /** Whether what is wrong is said above already. */
  isRefused: boolean;
};

/** What is brought, and what offers and the way change of its sum. */
export function GoodsToBring({ lines, sums, isRefused }: GoodsToBringProps) {
  const { shippingPaise, offerPaise, notThere } = sums;
  return (
    <div className="to-bring">
      <Lines title={words.goods} lines={lines} onChange={null} changeAt={sellToCallerPath}>
        {offerPaise > 0 ? <Sum name={words.offers} paise={-offerPaise} /> : null}
        {shippingPaise > 0 ? <Sum name={words.delivery} paise={shippingPaise} /> : null}
        {notThere && !isRefused ? <p role="status">{notThere}</p> : null}
      </Lines>
    </div>
  );
}

/** What it comes to and the button that places it, dull until there is something; on a phone at the foot as in the shop's sale. */
export function PlaceBar({ lines, sums }: Pick<GoodsToBringProps, "lines" | "sums">) {
  const isEmpty = lines.length === 0;
  return (
    <div className="save-bar pay-foot always">
      <p aria-live="polite">
        {words.total}{" "}
        <strong className="money">{formatPaise(isEmpty ? 0 : sums.totalPaise)}</strong>
      </p>
      <button type="submit" className="button" disabled={isEmpty}>
        {words.place}
      </button>
    </div>
  );
}

function Sum({ name, paise }: { name: string; paise: number }) {
  return (
    <p className="flex justify-between gap-3">
      <span>{name}</span>
      <span className="money">{formatPaise(paise)}</span>
    </p>
  );
}
