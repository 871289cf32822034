import type { ReactNode } from "react";
import { sellCommandPath, sellPath } from "#app/addresses/paths.ts";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./words.ts";

type PayFootProps = { paise: number; isAlways?: boolean; children: ReactNode };

/** What it costs and how it is paid, on a phone always in sight; `isAlways`: on a wide screen, too. */
export function PayFoot({ paise, isAlways = false, children }: PayFootProps) {
  return (
    <div className={`save-bar pay-foot ${isAlways ? "always" : ""}`}>
      <p>
        {words.total} <strong className="money">{formatPaise(paise)}</strong>
      </p>
      {children}
    </div>
  );
}

/** A tap for each way; in the form itself, or for it from elsewhere. */
export function AtOnce({ form }: { form?: string }) {
  return (
    <p className="ways at-once">
      <button form={form} type="submit" formAction={sellCommandPath("cash")} className="button">
        {words.cash}
      </button>
      <button
        form={form}
        type="submit"
        formMethod="get"
        formAction={sellPath}
        name="upi"
        value="1"
        className="button button-plain"
      >
        {words.upi}
      </button>
      <button
        form={form}
        type="submit"
        formAction={sellCommandPath("khata")}
        className="button button-plain"
      >
        {words.khata}
      </button>
    </p>
  );
}
