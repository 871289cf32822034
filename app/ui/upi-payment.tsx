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

/** For another phone's camera; `isOwnPhone` adds the link for the phone it is shown on. */
export function UpiPayment({ upi, isOwnPhone }: { upi: UpiRequest; isOwnPhone: boolean }) {
  return (
    <div className="max-w-xs">
      <QrImage {...upi.qr} label={words.upiCode(formatPaise(upi.paise))} />
      <CopiedField label={words.upiId} value={upi.id} />
      {isOwnPhone ? (
        <p className="mb-2">
          <a href={upi.link} className="link inline-block min-h-11 content-center">
            {words.openUpi}
          </a>
        </p>
      ) : null}
      <p className="text-xs text-stone">{words.shopConfirms}</p>
    </div>
  );
}
