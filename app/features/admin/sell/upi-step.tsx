import { useEffect, useState } from "react";
import { sellCommandPath, sellPath } from "#app/addresses/paths.ts";
import { ownersFilePath } from "#app/addresses/side-paths.ts";
import { UpiPayment, type UpiRequest } from "#app/ui/upi-payment.tsx";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./words.ts";

type UpiStepProps = {
  paise: number;
  /** The code, where the page was loaded with it. */
  known: UpiRequest | null;
  onOtherWay: () => void;
};

/** The code to be scanned, and the tap that says the money has come. */
export function UpiStep({ paise, known, onOtherWay }: UpiStepProps) {
  const [upi, setUpi] = useState(known);
  useEffect(() => {
    if (known?.paise === paise) return;
    let isShown = true;
    void fetchUpi(paise).then((fresh) => (isShown ? setUpi(fresh) : undefined));
    return () => {
      isShown = false;
    };
  }, [paise, known]);
  return (
    <>
      {upi ? <UpiPayment upi={upi} isOwnPhone={false} /> : null}
      <p className="ways">
        <button type="submit" formAction={sellCommandPath("upi")} className="button">
          {words.received(formatPaise(paise))}
        </button>
        <button
          type="submit"
          formMethod="get"
          formAction={sellPath}
          className="button button-plain"
          onClick={(event) => {
            event.preventDefault();
            onOtherWay();
          }}
        >
          {words.otherWay}
        </button>
      </p>
    </>
  );
}

/** Null for a shop without a UPI id, and without a network: then the code on the wall serves. */
async function fetchUpi(paise: number): Promise<UpiRequest | null> {
  try {
    const response = await fetch(`${ownersFilePath("sell/upi-code")}?paise=${paise}`);
    return response.ok ? ((await response.json()) as { upi: UpiRequest | null }).upi : null;
  } catch {
    return null;
  }
}
