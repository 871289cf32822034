// Where and when the shop delivers, and for how much: anyone may ask, an admin keeps it.
import * as v from "valibot";
import { answer, defineCall, refuse, refuseField } from "#app/features/api/call/call.ts";
import { makeOnce } from "#app/features/api/call/repeatable.server.ts";
import { Message } from "#app/features/api/call/shapes.schema.ts";
import { PostalCode } from "#app/features/delivery/areas/area.schema.ts";
import { removeArea, saveArea } from "#app/features/delivery/areas/areas.server.ts";
import { getDelivery, isServed } from "#app/features/delivery/get-delivery.server.ts";
import {
  type KeptSlot,
  addSlot,
  closeSlot,
  findSlot,
} from "#app/features/delivery/windows/slots.server.ts";
import { formatIndianIso } from "#app/values/dates.ts";
import { rupeesFromPaise } from "#app/values/money.ts";
import {
  AreaBody,
  AreaJson,
  DeliveryJson,
  DeliveryQuery,
  SlotBody,
  SlotJson,
} from "./delivery.schema.ts";

const noArea = refuse(404, "This PIN code is not kept.");
const noSlot = refuse(404, "There is no such window.");

const getDeliveryCall = defineCall({
  method: "GET",
  path: "/api/delivery",
  auth: "anyone",
  summary:
    "Whether the shop delivers to a PIN code, for how much, and in which windows; where nothing is kept everywhere, for nothing, as soon as possible",
  query: DeliveryQuery,
  answer: DeliveryJson,
  refusals: [400],
  example: { query: { postalCode: "560011" } },
  async handle({ context, query }) {
    const code = v.safeParse(PostalCode, query.postalCode);
    if (!code.success) return refuseField(400, "postalCode", code.issues[0].message);
    const postalCode = code.output;
    const delivery = await getDelivery(context, { postalCode });
    const served = !delivery || isServed(delivery);
    return answer({
      isServed: served,
      fee: rupeesFromPaise(delivery?.area?.feePaise ?? 0),
      freeFrom: rupeesOrNull(delivery?.area?.freeFromPaise ?? null),
      minimum: rupeesFromPaise(delivery?.area?.minimumPaise ?? 0),
      slots: delivery && served ? delivery.windows.map(slotJson) : [],
    });
  },
});

const areaParams = { postalCode: "560011" };
const kept = { auth: "admin", isRepeatable: true } as const;
const area = { ...kept, path: "/api/delivery/areas/{postalCode}" } as const;

const saveAreaCall = defineCall({
  ...area,
  method: "PUT",
  summary:
    "Deliver to a PIN code; once one is kept, others are not served. Without freeFrom the fee is always asked",
  body: AreaBody,
  answer: AreaJson,
  example: { params: areaParams, body: { fee: "25.00", freeFrom: "499.00", minimum: "99.00" } },
  async handle(asked) {
    const { params, body } = asked;
    const code = v.safeParse(PostalCode, params.postalCode);
    if (!code.success) return refuseField(400, "postalCode", code.issues[0].message);
    const saved = answer({
      postalCode: code.output,
      fee: rupeesFromPaise(body.fee),
      freeFrom: rupeesOrNull(body.freeFrom),
      minimum: rupeesFromPaise(body.minimum),
    });
    return makeOnce(asked, {
      async make(context) {
        await saveArea(context, { postalCode: code.output, ...body });
        return saved;
      },
      answerNow: () => Promise.resolve(saved),
    });
  },
});

const areaRemoved = answer({ message: "The area is removed" });

const removeAreaCall = defineCall({
  ...area,
  method: "DELETE",
  summary: "No longer keep a PIN code; without any, the shop delivers everywhere",
  answer: Message,
  refusals: [404],
  example: { params: areaParams },
  handle: (asked) =>
    makeOnce(
      { ...asked, body: {} },
      {
        make: async (context) =>
          (await removeArea(context, asked.params.postalCode ?? "")) ? areaRemoved : noArea,
        answerNow: () => Promise.resolve(areaRemoved),
      },
    ),
});

const addSlotCall = defineCall({
  ...kept,
  method: "POST",
  path: "/api/delivery/slots",
  summary: "Make a window of one day; without cutoff it closes when it begins",
  body: SlotBody,
  answer: SlotJson,
  status: 201,
  example: {
    body: {
      from: "2030-11-23T18:00:00+05:30",
      to: "2030-11-23T20:00:00+05:30",
      capacity: 8,
      cutoff: "2030-11-23T16:00:00+05:30",
      fee: "10.00",
    },
  },
  handle(asked) {
    const { from, to, capacity, cutoff, fee } = asked.body;
    const slot = { fromAt: from, toAt: to, cutoffAt: cutoff ?? from, capacity, feePaise: fee };
    return makeOnce(asked, {
      make: async (context) =>
        to <= context.now
          ? refuseField(400, "to", "This window is over already.")
          : answer(keptJson(await addSlot(context, slot)), 201),
      async answerNow(context) {
        const kept = await findSlot(context, slot);
        return kept ? answer(keptJson(kept), 201) : noSlot;
      },
    });
  },
});

const slotRemoved = answer({ message: "The window is removed" });

const removeSlotCall = defineCall({
  ...kept,
  method: "DELETE",
  path: "/api/delivery/slots/{id}",
  summary: "Take a window away; orders that have it keep it",
  answer: Message,
  refusals: [404],
  example: { params: { id: "0123456787" } },
  handle: (asked) =>
    makeOnce(
      { ...asked, body: {} },
      {
        make: async (context) =>
          (await closeSlot(context, asked.params.id ?? "")) ? slotRemoved : noSlot,
        answerNow: () => Promise.resolve(slotRemoved),
      },
    ),
});

export const deliveryCalls = [
  getDeliveryCall,
  saveAreaCall,
  removeAreaCall,
  addSlotCall,
  removeSlotCall,
];

type Window = { id: string; fromAt: number; toAt: number; cutoffAt: number; feePaise: number };

function slotJson({ id, fromAt, toAt, cutoffAt, left, feePaise }: Window & { left: number }) {
  return {
    _id: id,
    from: formatIndianIso(fromAt),
    to: formatIndianIso(toAt),
    cutoff: formatIndianIso(cutoffAt),
    left,
    fee: rupeesFromPaise(feePaise),
  };
}

function keptJson({ capacity, taken, ...window }: KeptSlot) {
  return { ...slotJson({ ...window, left: capacity - taken }), capacity };
}

function rupeesOrNull(paise: number | null): number | null {
  return paise === null ? null : rupeesFromPaise(paise);
}
