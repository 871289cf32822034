import { Form } from "@remix-run/react";
import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { paymentPath } from "#app/addresses/paths.ts";
import { Alert } from "#app/ui/alert.tsx";
import { cashLabel, cashMethod, onlineMethod } from "#app/values/payment-method.ts";
import { SeenSums } from "#app/features/checkout/order/seen-sums.tsx";
import { ChoiceFields } from "#app/features/checkout/order/choice-fields.tsx";
import { type Review, seenPrices } from "#app/features/checkout/order/review.ts";
import { LineIcon } from "#app/ui/line-icon.tsx";
import { PayBar } from "#app/ui/pay-bar.tsx";
import { TwoColumns } from "#app/ui/two-columns.tsx";
import { PayButton } from "./pay-button.tsx";
import { PaymentSummary } from "./payment-summary.tsx";
import { words } from "./words.ts";

type PaymentFormProps = {
  isOnlineOn: boolean;
  review: Review;
  chosen: string | undefined;
  error: string | undefined;
  choices: ComponentProps<typeof ChoiceFields>;
};

const errorId = "payment-error";

const waysToPay = (isOnlineOn: boolean) => [
  { value: cashMethod, label: cashLabel(), hint: words.cashHint, icon: "cash" as const },
  ...(isOnlineOn
    ? [{ value: onlineMethod, label: words.online, hint: words.onlineHint, icon: "upi" as const }]
    : []),
];

/** An order that is paid on delivery is asked for these on its own page. */
const ofOnline = "[form:not(:has([value=Online]:checked))_&]:hidden";

/**
 * Nothing is chosen beforehand but by the shopper, who may have come back. Paying online orders
 * what this page shows.
 */
export function PaymentForm({ isOnlineOn, review, chosen, error, choices }: PaymentFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(), [error]);
  const [method, setMethod] = useState<string>();
  useEffect(() => {
    // A browser too busy to note the choice as the page was left puts back that there was none.
    const radios = form.current?.elements.namedItem("paymentMethod");
    if (!(radios instanceof RadioNodeList)) return;
    radios.value ||= chosen ?? "";
    setMethod(radios.value);
  }, [chosen]);
  const wrong = error ? { "aria-invalid": true, "aria-describedby": errorId } : {};
  return (
    <Form method="post" action={paymentPath} noValidate ref={form}>
      <input type="hidden" name="orderKey" value={review.orderKey} />
      <input type="hidden" name="shown" value={review.shown} />
      <input type="hidden" name="seen" value={seenPrices(review.lines)} />
      <SeenSums review={review} />
      <TwoColumns aside={<Sums {...{ review, method }} isChosen={Boolean(method ?? chosen)} />}>
        <fieldset className="mb-4 grid gap-2">
          <legend className="mb-2 text-lg font-bold">{words.selectMethod}</legend>
          {error ? <Alert id={errorId}>{error}</Alert> : null}
          {waysToPay(isOnlineOn).map((way, index) => (
            <WayToPay
              key={way.value}
              {...way}
              defaultChecked={chosen === way.value}
              onChange={() => setMethod(way.value)}
              autoFocus={index === 0 && Boolean(error)}
              wrong={wrong}
            />
          ))}
        </fieldset>
        {isOnlineOn ? (
          <div className={ofOnline}>
            <ChoiceFields {...choices} />
          </div>
        ) : null}
      </TwoColumns>
    </Form>
  );
}

type WayToPayProps = Pick<ComponentProps<"input">, "defaultChecked" | "onChange" | "autoFocus"> &
  ReturnType<typeof waysToPay>[number] & { wrong: ComponentProps<"input"> };

function WayToPay({ value, label, hint, icon, wrong, ...input }: WayToPayProps) {
  const id = useId();
  return (
    <div className="relative grid grid-cols-[auto_1fr_auto] items-center gap-x-3 rounded-lg border border-line bg-card px-4 py-3 has-checked:border-leaf has-checked:bg-mint">
      <input
        type="radio"
        name="paymentMethod"
        {...input}
        {...wrong}
        id={id}
        value={value}
        className="relative z-1 row-span-2"
        aria-describedby={[`${id}h`, wrong["aria-describedby"]].filter(Boolean).join(" ")}
      />
      <label htmlFor={id} className="font-semibold after:absolute after:inset-0">
        {label}
      </label>
      <span id={`${id}h`} className="col-start-2 text-xs text-stone">
        {hint}
      </span>
      <span className="col-start-3 row-span-2 row-start-1">
        {icon === "upi" ? (
          <b
            aria-hidden="true"
            className="rounded-md border border-line px-1.5 py-1 text-xs text-leaf"
          >
            {words.upi}
          </b>
        ) : (
          <LineIcon name={icon} />
        )}
      </span>
    </div>
  );
}

function Sums({ review, ...choice }: ComponentProps<typeof PayButton>) {
  return (
    <>
      <PaymentSummary review={review} />
      <PayBar paise={review.totalPaise}>
        <PayButton review={review} {...choice} />
      </PayBar>
    </>
  );
}
