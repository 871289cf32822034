import { useEffect, useState } from "react";
import { orderStepPath } from "#app/addresses/paths.ts";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./words.ts";

export type SoldShown = {
  /** Of the sale that was sent from here. */
  key: string;
  /** Null as long as it waits for the network. */
  orderId: string | null;
  paise: number;
  changePaise: number;
  isOnKhata: boolean;
};

/** The change in large figures, and the bill. */
export function Sold({ hasScripts, ...sold }: SoldShown & { hasScripts: boolean }) {
  const { orderId, paise, changePaise, isOnKhata } = sold;
  const amount = formatPaise(paise);
  return (
    <section className="panel sold mb-3">
      <p role="status">
        {orderId === null
          ? words.soldWaits(amount)
          : isOnKhata
            ? words.soldOnKhata(amount)
            : words.sold(amount)}
        {changePaise > 0 ? (
          <strong className="money">{words.returnAmount(formatPaise(changePaise))}</strong>
        ) : null}
      </p>
      {orderId ? (
        <a
          href={billPath(orderId)}
          target="_blank"
          rel="noreferrer"
          className="button button-plain mt-2"
        >
          {words.printBill}
        </a>
      ) : null}
      {hasScripts ? <PrintAtOnce /> : null}
    </section>
  );
}

const billPath = (orderId: string) => `${orderStepPath(orderId, "print")}?paper=80`;
const key = "print-at-once";

/** In a window that prints by itself and closes then. */
export function printAtOnce(orderId: string): void {
  if (isAtOnce()) open(`${billPath(orderId)}&now=1`, "_blank", "width=480,height=640");
}

function isAtOnce(): boolean {
  try {
    return localStorage.getItem(key) !== "no";
  } catch {
    return true;
  }
}

function PrintAtOnce() {
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(isAtOnce()), []);
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          setOn(checked);
          try {
            localStorage.setItem(key, checked ? "yes" : "no");
          } catch {
            // Where nothing is stored it holds for this page.
          }
        }}
      />
      {words.printAtOnce}
    </label>
  );
}
