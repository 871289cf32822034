import { formatPaise } from "#app/values/money.ts";
import { CopiedField } from "./copied-field.tsx";
import { QrImage } from "./qr-image.tsx";
import { words } from "./some-pages.words.ts";

export type UpiRequest = {
  id: string;
  paise: number;
  link: string;
  qr: { size: number; path: string };
};

/** For another phone's camera; `isOwnPhone` begins with the link for the phone it is shown on. */
export function UpiPayment({ upi, isOwnPhone }: { upi: UpiRequest; isOwnPhone: boolean }) {
  const amount = formatPaise(upi.paise);
  return (
    <div className="mx-auto max-w-xs">
      {isOwnPhone ? (
        <a href={upi.link} className="button mb-3 flex text-center md:hidden">
          {words.openUpi(amount)}
        </a>
      ) : null}
      <div className="mb-2 flex justify-center">
        <QrImage {...upi.qr} label={words.upiCode(amount)} />
      </div>
      <CopiedField label={words.upiId} value={upi.id} />
      <p className="text-xs text-stone">{words.shopConfirms}</p>
    </div>
  );
}
