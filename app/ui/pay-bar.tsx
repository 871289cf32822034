import type { ReactNode } from "react";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { words } from "./some-pages.words.ts";

type PayBarProps = { paise: Paise; label?: string; children: ReactNode };

/** What is paid beside the way on; it stays in sight on every page of the way to an order. */
export function PayBar({ paise, label = words.total, children }: PayBarProps) {
  return (
    <div className="pay-bar">
      <p className="leading-5">
        <span className="block text-xs text-stone">{label}</span>
        <strong className="money">{formatPaise(paise)}</strong>
      </p>
      {children}
    </div>
  );
}
