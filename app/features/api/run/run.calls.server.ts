// The run: who brings an order, a rider's own drops, and the cash that is handed over.
import { answer, defineCall, refuse } from "#app/features/api/call/call.ts";
import { makeOnce } from "#app/features/api/call/repeatable.server.ts";
import {
  type Handover,
  countHandover,
  handOver,
  newestHandover,
} from "#app/features/orders/run/hand-over.server.ts";
import { type Drop, getTaken, listDrops } from "#app/features/orders/run/read-run.server.ts";
import { formatIndianIso } from "#app/values/dates.ts";
import { rupeesFromPaise } from "#app/values/money.ts";
import { CountedBody, HandoverBody, HandoverJson, RunJson } from "./run.schema.ts";

const noHandover = refuse(404, "There is no such handover.");

const runCall = defineCall({
  method: "GET",
  path: "/api/run",
  auth: "run",
  summary: "The rider's own drops, in the order of their windows, and what was taken at the doors",
  answer: RunJson,
  example: {},
  async handle({ context, customer }) {
    const [drops, taken] = await Promise.all([
      listDrops(context, customer.id),
      getTaken(context, customer.id),
    ]);
    return answer({
      drops: drops.map(dropJson),
      taken: {
        cash: rupeesFromPaise(taken.cashPaise),
        upi: rupeesFromPaise(taken.upiPaise),
      },
    });
  },
});

const handOverCall = defineCall({
  method: "POST",
  path: "/api/run/handover",
  auth: "run",
  isRepeatable: true,
  summary: "Say what cash is handed over to the shop",
  body: HandoverBody,
  answer: HandoverJson,
  status: 201,
  example: { body: { amount: 740 } },
  handle(asked) {
    return makeOnce(asked, {
      make: async (context) =>
        answer(handoverJson(await handOver(context, asked.body.amount)), 201),
      async answerNow(context) {
        const newest = await newestHandover(context, asked.customer.id);
        return newest ? answer(handoverJson(newest), 201) : noHandover;
      },
    });
  },
});

const countCall = defineCall({
  method: "PUT",
  path: "/api/run/handovers/{id}",
  auth: "till",
  isRepeatable: true,
  summary: "Count what a rider handed over, once: it lies in the drawer from then on",
  body: CountedBody,
  answer: HandoverJson,
  refusals: [404, 409],
  example: { params: { id: "0123456789abcde5" }, body: { counted: 740 } },
  handle(asked) {
    const { id = "" } = asked.params;
    return makeOnce(asked, {
      async make(context) {
        const counted = await countHandover(context, id, asked.body.counted);
        return counted.ok
          ? answer(handoverJson(counted.handover))
          : refuse(counted.status, counted.message);
      },
      answerNow: () => Promise.resolve(noHandover),
    });
  },
});

export const runCalls = [runCall, handOverCall, countCall];

function dropJson({ id, short, name, phone, slotFrom, slotTo, duePaise, ...drop }: Drop) {
  const { street, city, postalCode, note } = drop;
  return {
    ...{ _id: id, short, name, phoneNo: phone, address: { street, city, postalCode }, note },
    window:
      slotFrom === null || slotTo === null
        ? null
        : { from: formatIndianIso(slotFrom), to: formatIndianIso(slotTo) },
    payable: rupeesFromPaise(duePaise),
    isPaid: duePaise === 0,
  };
}

function handoverJson({ id, amountPaise, takenPaise, countedPaise, createdAt }: Handover) {
  const counted = countedPaise === null ? null : rupeesFromPaise(countedPaise);
  return {
    ...{ _id: id, amount: rupeesFromPaise(amountPaise), taken: rupeesFromPaise(takenPaise) },
    counted,
    missing: countedPaise === null ? null : rupeesFromPaise(takenPaise - countedPaise),
    createdAt: formatIndianIso(createdAt),
  };
}
