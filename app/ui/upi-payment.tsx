import type { ReactNode } from "react";
import { formatPaise } from "#app/values/money.ts";
import { CopiedText } from "./copied-field.tsx";
import { QrImage } from "./qr-image.tsx";
import { words } from "./some-pages.words.ts";

export type UpiRequest = {
  id: string;
  paise: number;
  link: string;
  qr: { size: number; path: string };
};

type UpiPaymentProps = { upi: UpiRequest; isOwnPhone: boolean; children?: ReactNode };

/**
 * For another phone's camera; `isOwnPhone` begins with the link for the phone it is shown on, beside
 * which code and ID are folded away, and on a wide screen with the code; another way to pay comes
 * last.
 */
export function UpiPayment({ upi, isOwnPhone, children }: UpiPaymentProps) {
  const amount = formatPaise(upi.paise);
  const code = <QrImage {...upi.qr} label={words.upiCode(amount)} />;
  const id = <CopiedText label={words.upiId} value={upi.id} />;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
      {isOwnPhone ? (
        <>
          <a href={upi.link} className="button w-full text-center md:hidden">
            {words.openUpi(amount)}
          </a>
          <details className={`fold ${children ? "w-full" : "max-md:w-full"}`}>
            <summary className="flex min-h-11 list-none items-center justify-between gap-3 font-semibold text-leaf md:min-h-0 md:justify-center md:text-xs md:font-normal md:text-stone">
              {children ? (
                <PayRow label={words.qrAndId} hint={words.shopConfirms} />
              ) : (
                words.qrToScan(amount)
              )}
            </summary>
            <div className="flex justify-center py-2">{code}</div>
            {children ? id : null}
          </details>
        </>
      ) : (
        code
      )}
      {children ? (
        <div className="-mt-2 w-full border-t border-line">{children}</div>
      ) : (
        <div className="flex-1 basis-44">
          {id}
          <p className="text-xs text-stone">{words.shopConfirms}</p>
        </div>
      )}
    </div>
  );
}

/** What one way to pay is called, and below it when it counts as paid. */
export function PayRow({ label, hint }: { label: string; hint: string }) {
  return (
    <span className="py-1 text-sm font-semibold">
      {label}
      <span className="block text-xs font-normal text-stone">{hint}</span>
    </span>
  );
}
