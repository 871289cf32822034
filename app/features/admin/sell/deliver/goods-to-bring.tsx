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

/** What is brought, and once there is something, what it comes to and the button that places it. */
export function GoodsToBring({ lines, sums, isRefused }: GoodsToBringProps) {
  const { shippingPaise, offerPaise, totalPaise, notThere } = sums;
  return (
    <>
      <div className="to-bring">
        <Lines title={words.goods} lines={lines} onChange={null} changeAt={sellToCallerPath}>
          {offerPaise > 0 ? <Sum name={words.offers} paise={-offerPaise} /> : null}
          {shippingPaise > 0 ? <Sum name={words.delivery} paise={shippingPaise} /> : null}
          {notThere && !isRefused ? <p role="status">{notThere}</p> : null}
        </Lines>
      </div>
      {lines.length > 0 ? (
        <div className="save-bar">
          <p
            className="flex flex-[1_1_9rem] flex-wrap items-baseline justify-between gap-x-3 font-semibold"
            aria-live="polite"
          >
            {words.total} <strong className="money text-lg">{formatPaise(totalPaise)}</strong>
          </p>
          <button type="submit" className="button">
            {words.place}
          </button>
        </div>
      ) : null}
    </>
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
