import { type FormEvent, useState } from "react";
import { sellCommandPath } from "#app/addresses/paths.ts";
import { sellToCallerPath } from "#app/addresses/side-paths.ts";
import { saleMethods } from "#app/features/checkout/sale/sale-methods.schema.ts";
import { Field } from "#app/ui/field.tsx";
import { formatPaise, parseRupees, typedRupees } from "#app/values/money.ts";
import { latinDigits } from "#app/values/text.ts";
import { plainAmount } from "#app/values/plain-amount.ts";
import { AtOnce, PayFoot } from "./pay-foot.tsx";
import { HeldFields } from "./held-fields.tsx";
import type { Till } from "./load-till.server.ts";
import { type TillLine, likelyGiven, payableOf, totalOf } from "./till.ts";
import { UpiStep } from "./upi-step.tsx";
import type { SaleToSend } from "./use-sales.ts";
import { words } from "./words.ts";

type PayProps = {
  till: Till;
  lines: TillLine[];
  sale: string;
  errors: Record<string, string>;
  isSending: boolean;
  onPay: (sale: SaleToSend) => Promise<void>;
};

/** What it costs, and a tap for each way to pay; a note that is tapped is given, and the change is said. */
export function Pay({ till, lines, sale, errors, isSending, onPay }: PayProps) {
  const [given, setGiven] = useState(till.given);
  const [isByUpi, setByUpi] = useState(till.isByUpi);
  const totalPaise = totalOf(lines);
  const paise = payableOf(totalPaise, till.isRounded);
  function send(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const address = submitter?.getAttribute("formaction") ?? sellCommandPath("cash");
    const method = saleMethods.find((one) => sellCommandPath(one) === address);
    if (submitter?.getAttribute("name") === "upi") {
      event.preventDefault();
      return setByUpi(true);
    }
    if (!method) return;
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget, submitter);
    const last = (name: string) => latinDigits(String(form.getAll(name).at(-1) ?? ""));
    void onPay({
      ...{ key: sale, method, paise, totalPaise, lines },
      given: method === "cash" ? last("note") || last("given") : "",
      phoneNo: last("phoneNo"),
    });
  }
  return (
    <>
      <form
        id={payForm}
        method="post"
        action={sellCommandPath("cash")}
        noValidate
        onSubmit={send}
        className="panel pay mb-3"
        aria-busy={isSending}
      >
        <HeldFields lines={lines} sale={sale} />
        <input type="hidden" name="total" value={totalPaise} />
        <p className="sum">
          {words.total} <strong className="money">{formatPaise(paise)}</strong>
        </p>
        {isByUpi ? (
          <UpiStep paise={paise} known={till.upi} onOtherWay={() => setByUpi(false)} />
        ) : (
          <Ways {...{ paise, given, setGiven }} error={errors.given} />
        )}
        <WhoseBill phoneNo={till.phoneNo} error={errors.phoneNo} />
      </form>
      {isByUpi ? null : (
        <PayFoot paise={paise}>
          <AtOnce form={payForm} />
        </PayFoot>
      )}
    </>
  );
}

type WhoseBillProps = { phoneNo: string; error: string | undefined };

/** The number it is told to. */
function WhoseBill({ phoneNo, error }: WhoseBillProps) {
  return (
    <details className="mt-3" open={Boolean(phoneNo || error)}>
      <summary className="min-h-11 content-center font-semibold">{words.phone}</summary>
      <Field
        label={words.phone}
        name="phoneNo"
        inputMode="tel"
        autoComplete="off"
        hint={words.phoneHint}
        defaultValue={phoneNo}
        error={error}
      />
    </details>
  );
}

/** Of its buttons that stand outside it. */
const payForm = "pay-form";

/** As long as nothing is sold: where the sum and the ways to pay will be. */
export function NothingToPay() {
  return (
    <PayFoot paise={0} isAlways>
      <p className="ways">
        {[words.cash, words.upi, words.khata].map((way) => (
          <button key={way} type="button" className="button button-plain" disabled>
            {way}
          </button>
        ))}
      </p>
    </PayFoot>
  );
}

type WaysProps = {
  paise: number;
  given: string;
  setGiven: (typed: string) => void;
  error: string | undefined;
};

function Change({ back }: { back: number | null }) {
  const said = back !== null && back < 0 ? words.stillMissing : words.returnAmount;
  return (
    <p role="status" className="back">
      {back === null ? "" : said(formatPaise(Math.abs(back)))}
    </p>
  );
}

/** A note each: what is tapped is given. */
function Notes({ paise }: { paise: number }) {
  return (
    <p className="ways notes">
      <span className="text-sm text-stone">{words.withNote}</span>
      {likelyGiven(paise).map((note) => (
        <button
          key={note}
          type="submit"
          formAction={sellCommandPath("cash")}
          name="note"
          value={typedRupees(note)}
          className="button button-plain"
        >
          <span aria-hidden>{`₹${typedRupees(note)}`}</span>
          <span className="sr-only">{words.gave(`₹${typedRupees(note)}`)}</span>
        </button>
      ))}
    </p>
  );
}

function Ways({ paise, given, setGiven, error }: WaysProps) {
  const typed = parseRupees(plainAmount(latinDigits(given)));
  return (
    <>
      <div className="given">
        <Field
          label={words.given}
          name="given"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={given}
          error={error}
          onInput={(event) => setGiven(event.currentTarget.value)}
        />
        <Change back={typed === null ? null : typed - paise} />
      </div>
      <AtOnce />
      <Notes paise={paise} />
      <button
        type="submit"
        formMethod="get"
        formAction={sellToCallerPath}
        className="button button-plain w-full"
      >
        {words.deliver}
      </button>
    </>
  );
}
