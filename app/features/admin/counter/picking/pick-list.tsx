import { Form, useLocation } from "@remix-run/react";
import type { PickedPack, groupPicking } from "#app/features/orders/counter/group-picking.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { FoundAmong } from "#app/features/catalogue/codes/find-among.server.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { ProductName } from "#app/ui/product-name.tsx";
import { ScanField } from "#app/ui/scan/scan-field.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { useCategoryCall } from "#app/features/admin/frame/use-category-call.ts";
import type { useTicks } from "./use-ticks.ts";
import { words } from "./words.ts";

type PickListProps = {
  groups: ReturnType<typeof groupPicking>;
  ticks: ReturnType<typeof useTicks>;
  /** Where its form leads, which is the list itself. */
  action: string;
  isSeveral: boolean;
  /** Of the code that was typed or scanned last. */
  answer: { found: FoundAmong; typed: string; error?: string | undefined };
};

/** Ticks are kept at once by script, otherwise by the button. A code ticks its pack. */
export function PickList({ groups, ticks, action, isSeveral, answer }: PickListProps) {
  const callOf = useCategoryCall();
  // What was typed stays while the page hears of another phone's ticks.
  const { key: lastAnswer } = useLocation();
  const { found, typed, error } = answer;
  const scanned = groups
    .flatMap(({ packs }) => packs)
    .find(({ financialId }) => found.kind === "pack" && financialId === found.id);
  return (
    <Form method="post" action={action} replace>
      <ScanField {...{ typed, error }} answer={lastAnswer} />
      {scanned ? (
        <p role="status" className="mb-2 font-semibold">
          {words.fetched(`${scanned.qty} × ${cardTitle(scanned)}, ${formatPack(scanned)}`)}
        </p>
      ) : null}
      {ticks.kept.map((pack) => (
        <input key={pack} type="hidden" name="before" value={pack} />
      ))}
      {groups.map(({ category, packs }) => (
        <section key={category} aria-label={callOf(category)}>
          <h2>{callOf(category)}</h2>
          {packs.map((pack) => (
            <PickLine key={pack.financialId} {...{ pack, ticks, isSeveral }} />
          ))}
        </section>
      ))}
      <button type="submit" className="button button-plain plain-only print:hidden">
        {words.keepTicks}
      </button>
    </Form>
  );
}

type PickLineProps = Pick<PickListProps, "ticks" | "isSeveral"> & { pack: PickedPack };

function PickLine({ pack, ticks, isSeveral }: PickLineProps) {
  return (
    <label className="pick">
      <input
        type="checkbox"
        name="picked"
        value={pack.financialId}
        checked={ticks.isTicked(pack.financialId)}
        onChange={({ target }) => ticks.tick(pack.financialId, target.checked)}
      />
      <Picture image={pack.image ?? ""} alt="" sizes="small" className="print:hidden" />
      <b className="count">{pack.qty}×</b>
      <span className="what">
        <ProductName of={pack} />
        <span>
          <b>{formatPack(pack)}</b> {words.mrp(formatPaise(pack.pricePaise))}
        </span>
        {isSeveral ? (
          <span>{pack.parts.map(({ short, qty }) => `${short} × ${qty}`).join(", ")}</span>
        ) : null}
      </span>
    </label>
  );
}
