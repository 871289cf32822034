import { useEffect, useRef } from "react";
import { parchiForSalePath } from "#app/addresses/paths.ts";
import { sellToCallerPath } from "#app/addresses/side-paths.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { useKeysFor } from "#app/ui/scan/use-keys.ts";
import { useScripts } from "#app/ui/scan/use-scripts.ts";
import { FindGoods } from "./find-goods.tsx";
import { Lines } from "./lines.tsx";
import type { Till } from "./load-till.server.ts";
import { NothingToPay, Pay } from "./pay.tsx";
import { RecentSales } from "./recent-sales.tsx";
import { Sold } from "./sold.tsx";
import { type Held, type LineChange, type TillPack, heldOf, tillAddress } from "./till.ts";
import { useSales } from "./use-sales.ts";
import { useTill } from "./use-till.ts";
import { HeldUp } from "./held-up.tsx";
import { words } from "./words.ts";

type TillPageProps = { till: Till; errors: Record<string, string> };

export function TillPage({ till, errors }: TillPageProps) {
  const field = useRef<HTMLInputElement>(null);
  const hasScripts = useScripts();
  const { lines, sale, change, put } = useTill(till);
  const sales = useSales(till, { show: put });
  useKeysFor(field);
  useKeptFocus();
  const takePack = (word: LineChange, pack: TillPack) => {
    sales.forgetSold();
    change(word, pack);
  };
  const failed = sales.errors ?? errors;
  return (
    <AdminPage
      title={words.title}
      beside={<OtherWays held={{ key: sale, lines: lines.map(heldOf) }} />}
    >
      <HeldUp {...sales} />
      {till.gone > 0 ? <Alert>{words.gone}</Alert> : null}
      {failed.form ? <Alert>{failed.form}</Alert> : null}
      <div className="till">
        <div>
          <FindGoods
            {...{ till, field, hasScripts }}
            held={{ key: sale, lines }}
            error={failed.find}
            onAdd={(pack) => takePack("add", pack)}
          />
        </div>
        <div>
          {sales.sold ? <Sold {...sales.sold} hasScripts={hasScripts} /> : null}
          <Lines title={words.lines} lines={lines} onChange={takePack} />
          {lines.length > 0 ? (
            <Pay
              key={sale}
              {...{ till, lines, sale }}
              errors={failed}
              isSending={sales.isSending}
              onPay={async (asked) => {
                await sales.sell(asked);
                field.current?.focus();
              }}
            />
          ) : (
            <NothingToPay />
          )}
          <RecentSales recent={sales.recent} />
        </div>
      </div>
    </AdminPage>
  );
}

const otherWay = "button button-plain px-3 text-sm";

/**
 * A sale that has begun may become an order by phone. A pasted list begins another: its link is out
 * of sight then, in its place, so that nothing moves.
 */
function OtherWays({ held }: { held: Held }) {
  return (
    <p className="flex flex-wrap gap-2">
      <a href={tillAddress(held, [], sellToCallerPath)} className={otherWay}>
        {words.byPhone}
      </a>
      <a
        href={parchiForSalePath}
        className={`${otherWay} ${held.lines.length > 0 ? "invisible" : ""}`}
      >
        {words.pasteList}
      </a>
    </p>
  );
}

/** A tap on a button leaves the field what it has: the focus, and a phone's keyboard. */
function keepFocus(event: MouseEvent): void {
  if ((event.target as HTMLElement).closest(".till button")) event.preventDefault();
}

function useKeptFocus(): void {
  useEffect(() => {
    addEventListener("mousedown", keepFocus);
    return () => removeEventListener("mousedown", keepFocus);
  }, []);
}
