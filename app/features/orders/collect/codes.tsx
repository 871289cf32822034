import { orderStepPath } from "#app/addresses/paths.ts";
import { CommandForm } from "#app/ui/command-form.tsx";
import { CopiedField } from "#app/ui/copied-field.tsx";
import { QrImage } from "#app/ui/qr-image.tsx";
import { words as ui } from "#app/ui/some-pages.words.ts";
import { words as busy } from "#app/ui/words.ts";
import { formatPaise } from "#app/values/money.ts";
import type { Collection } from "./collection.server.ts";
import { words } from "./words.ts";

type CodesProps = { orderId: string; collection: Collection; isOpen?: boolean };

/** For staff: what the customer scans, folded until it is held out. */
export function Codes({ orderId, collection, isOpen = false }: CodesProps) {
  const { upi, link, canMakeLink } = collection;
  const makeLink = canMakeLink ? (
    <CommandForm
      action={orderStepPath(orderId, "link")}
      label={words.showCode}
      busyLabel={busy.loading}
      className="button button-plain my-2 w-full text-sm"
    />
  ) : null;
  if (!upi && !link) return makeLink;
  return (
    <details className="unfolds border-t border-line" open={isOpen || link !== null}>
      <summary className="min-h-11 text-sm font-semibold">
        {link ? words.codes : words.showUpi}
      </summary>
      <div className="flex flex-wrap gap-4 py-2">
        {link ? (
          <div>
            <QrImage {...link} label={words.linkCode} />
            <p className="text-sm text-stone">{words.confirmsItself}</p>
          </div>
        ) : null}
        {upi ? (
          <div className="mx-auto max-w-xs">
            <div className="mb-2 flex justify-center">
              <QrImage {...upi.qr} label={ui.upiCode(formatPaise(upi.paise))} />
            </div>
            <CopiedField label={ui.upiId} value={upi.id} />
          </div>
        ) : null}
      </div>
      {makeLink}
    </details>
  );
}
