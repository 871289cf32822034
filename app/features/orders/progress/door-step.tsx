import { Form, useNavigation } from "@remix-run/react";
import { orderStepPath } from "#app/addresses/paths.ts";
import { Codes } from "#app/features/orders/collect/codes.tsx";
import type { Collection } from "#app/features/orders/collect/collection.server.ts";
import { OverKhataLimit, overLimitPaise } from "#app/features/orders/collect/over-limit.tsx";
import type { Order } from "#app/features/orders/order.ts";
import { BackField, OrderStep, bigButton, plainButton } from "./order-step.tsx";
import { words } from "./words.ts";

type DoorStepProps = { order: Order; back: string; collection: Collection | null };

/**
 * One tap takes the money, however it is paid, and delivers; the last delivers without. A khata
 * that would go over its limit says so where it is tapped.
 */
export function DoorStep({ order, back, collection }: DoorStepProps) {
  const { id } = order;
  const khata = collection?.khata;
  const over = khata ? overLimitPaise(order, khata) : 0;
  const { formAction } = useNavigation();
  const isBusy = formAction?.startsWith(orderStepPath(id, "deliver")) ?? false;
  const ways = [
    ["deliver-cash", words.door.cash],
    ["deliver-upi", words.door.upi],
    ...(khata && over === 0 ? ([["deliver-khata", words.door.khata]] as const) : []),
  ] as const;
  return (
    <>
      <Form method="post">
        <BackField back={back} />
        <p className="mb-2 text-sm">{words.does.door}</p>
        <div className="mb-2 grid auto-cols-fr grid-flow-col gap-2">
          {ways.map(([step, label]) => (
            <button
              key={step}
              type="submit"
              formAction={orderStepPath(id, step)}
              className={bigButton}
              disabled={isBusy}
            >
              {label}
            </button>
          ))}
        </div>
      </Form>
      <OverKhataLimit label={words.door.khata} {...{ order, khata }} />
      {collection ? <Codes orderId={id} collection={collection} /> : null}
      <OrderStep
        {...{ orderId: id, back }}
        step="deliver"
        label={words.door.unpaid}
        look={plainButton}
      />
    </>
  );
}
