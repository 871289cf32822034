import { Form } from "@remix-run/react";
import { orderStepPath } from "#app/addresses/paths.ts";
import type { Order } from "#app/features/orders/order.ts";
import type { Rider } from "./list-riders.server.ts";
import { words } from "./words.ts";

/** Who brings it: for a packed order of a shop that has riders. */
export function RiderChoice({ order, riders }: { order: Order; riders: Rider[] }) {
  const { id, riderId, packedAt, deliveredAt, cancelledAt } = order;
  const isToBring = packedAt !== null && deliveredAt === null && cancelledAt === null;
  if (riders.length === 0 || !isToBring) return null;
  return (
    <section className="panel print:hidden">
      <Form method="post" action={orderStepPath(id, "rider")}>
        <label htmlFor="rider" className="mb-1 block font-semibold">
          {words.whoBrings}
        </label>
        <select id="rider" name="userId" defaultValue={riderId ?? ""} className="field mb-2">
          <option value="">{words.nobody}</option>
          {riders.map((rider) => (
            <option key={rider.id} value={rider.id}>
              {rider.name}
            </option>
          ))}
        </select>
        <button type="submit" className="button button-plain w-full">
          {words.giveToRider}
        </button>
      </Form>
    </section>
  );
}

/** For its customer, while it is on its way. */
export function DoorCode({ order }: { order: Order }) {
  if (!order.doorCode) return null;
  return (
    <section className="panel print:hidden" aria-label={words.codeForDoor}>
      <h2 className="text-sm text-stone">{words.codeForDoor}</h2>
      <p className="text-xl font-bold tracking-widest">{order.doorCode}</p>
      <p className="text-sm">{words.tellCode(order.riderName ?? "")}</p>
    </section>
  );
}
