import { Form } from "@remix-run/react";
import type { FormEvent } from "react";
import type { PickedPack, groupPicking } from "#app/features/orders/counter/group-picking.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { FoundAmong } from "#app/features/catalogue/codes/find-among.server.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { ProductName } from "#app/ui/product-name.tsx";
import { ScanField } from "#app/ui/scan/scan-field.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { useCategoryCall } from "#app/features/admin/frame/use-category-call.ts";
import { words } from "./words.ts";

type PickListProps = {
  groups: ReturnType<typeof groupPicking>;
  ticked: string[];
  /** Of a list that names its orders in the address. */
  orderIds: string[];
  /** Of the code that was typed or scanned last. */
  answer: { found: FoundAmong; typed: string; error?: string | undefined };
};

/** Ticks are kept in the address: at once by script, otherwise by the button. A code ticks its pack. */
export function PickList({ groups, ticked, orderIds, answer }: PickListProps) {
  const callOf = useCategoryCall();
  const isSeveral = orderIds.length > 1;
  const { found, typed, error } = answer;
  const scanned = groups
    .flatMap(({ packs }) => packs)
    .find(({ financialId }) => found.kind === "pack" && financialId === found.id);
  return (
    <Form method="get" replace onChange={keepInAddress}>
      <ScanField {...{ answer, typed, error }} />
      {scanned ? (
        <p role="status" className="mb-2 font-semibold">
          {words.fetched(`${scanned.qty} × ${cardTitle(scanned)}, ${formatPack(scanned)}`)}
        </p>
      ) : null}
      {orderIds.length > 0 ? <input type="hidden" name="orders" value={orderIds.join()} /> : null}
      {groups.map(({ category, packs }) => (
        <section key={category} aria-label={callOf(category)}>
          <h2>{callOf(category)}</h2>
          {packs.map((pack) => (
            <PickLine
              key={pack.financialId}
              pack={pack}
              isTicked={ticked.includes(pack.financialId)}
              isSeveral={isSeveral}
            />
          ))}
        </section>
      ))}
      <button type="submit" className="button button-plain plain-only print:hidden">
        {words.keepTicks}
      </button>
    </Form>
  );
}

function keepInAddress({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const fields = [...new FormData(currentTarget)]
    .filter(([name]) => name !== "find")
    .map(([name, value]) => [name, String(value)]);
  history.replaceState(history.state, "", `?${new URLSearchParams(fields)}`);
}

type PickLineProps = { pack: PickedPack; isTicked: boolean; isSeveral: boolean };

function PickLine({ pack, isTicked, isSeveral }: PickLineProps) {
  return (
    <label className="pick">
      <input
        key={String(isTicked)}
        type="checkbox"
        name="picked"
        value={pack.financialId}
        defaultChecked={isTicked}
      />
      <Picture image={pack.image ?? ""} alt="" sizes="small" className="print:hidden" />
      <b className="count">{pack.qty}×</b>
      <span className="what">
        <ProductName of={pack} />
        <span>
          <b>{formatPack(pack)}</b> {words.mrp(formatPaise(pack.pricePaise))}
        </span>
        {isSeveral ? (
          <span>{pack.parts.map(({ short, qty }) => `${short} ${qty}`).join(", ")}</span>
        ) : null}
      </span>
    </label>
  );
}
