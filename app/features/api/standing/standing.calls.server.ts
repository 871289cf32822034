// Standing orders of a customer.
import * as v from "valibot";
import {
  type ApiAnswer,
  answer,
  defineCall,
  refuse,
  refuseField,
} from "#app/features/api/call/call.ts";
import { makeOnce } from "#app/features/api/call/repeatable.server.ts";
import { Message, Rupees } from "#app/features/api/call/shapes.schema.ts";
import { savedLineJson } from "#app/features/api/saved-lists/line-json.server.ts";
import { LineJson } from "#app/features/api/saved-lists/saved-list.schema.ts";
import {
  changeStanding,
  makeStanding,
  removeStanding,
  skipDay,
} from "#app/features/standing/keep-standing.server.ts";
import { listStanding } from "#app/features/standing/read-standing.server.ts";
import {
  ChangedStandingSchema,
  SkipSchema,
  StandingSchema,
  khataMethod,
} from "#app/features/standing/standing.schema.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { rupeesFromPaise } from "#app/values/money.ts";
import { cashMethod } from "#app/values/payment-method.ts";
import { standingOutcomes } from "#app/values/standing.ts";

const path = "/api/standing/{id}";
const params = { id: "0123456789abcde6" };
const noStanding = refuse(404, "There is no such standing order.");

const StandingJson = v.object({
  _id: v.string(),
  items: v.array(LineJson),
  weekdays: v.pipe(v.array(v.number()), v.description("1 is Monday")),
  slotFrom: v.nullable(v.string()),
  addressId: v.nullable(v.string()),
  paymentMethod: v.picklist([cashMethod, khataMethod]),
  mostPerOrder: v.nullable(Rupees),
  pausedUntil: v.pipe(v.nullable(v.string()), v.description("The last day without")),
  isActive: v.boolean(),
  days: v.pipe(
    v.array(
      v.object({
        day: v.string(),
        outcome: v.picklist(standingOutcomes),
        orderId: v.nullable(v.string()),
      }),
    ),
    v.description("What became of the last days, the newest first"),
  ),
});

const listCall = defineCall({
  method: "GET",
  path: "/api/standing",
  auth: "customer",
  summary: "One's own standing orders, and what became of their last days",
  answer: v.object({ standing: v.array(StandingJson) }),
  example: {},
  async handle({ context, customer }) {
    const standing = await listStanding(context, customer.id);
    return answer({ standing: standing.map(standingJson) });
  },
});

const makeCall = defineCall({
  method: "POST",
  path: "/api/standing",
  auth: "customer",
  isRepeatable: true,
  summary: "Order the same on days of every week, placed the evening before at the prices of then",
  body: StandingSchema,
  answer: StandingJson,
  status: 201,
  refusals: [409],
  example: {
    body: {
      items: [{ financialId: "0123456789", qty: 1 }],
      weekdays: [1, 3, 5],
      slotFrom: "18:00",
      paymentMethod: cashMethod,
      mostPerOrder: 500,
    },
  },
  handle(asked) {
    const userId = asked.customer.id;
    return makeOnce(asked, {
      async make(context) {
        const made = await makeStanding(context, userId, asked.body);
        return answerChange({ context, userId }, made, 201);
      },
      async answerNow(context) {
        const newest = (await listStanding(context, userId)).at(-1);
        return newest ? answer(standingJson(newest), 201) : noStanding;
      },
    });
  },
});

const changeCall = defineCall({
  method: "PUT",
  path,
  auth: "customer",
  isRepeatable: true,
  summary: "Change it, pause it until a day, or switch it off; what is left out stays",
  body: ChangedStandingSchema,
  answer: StandingJson,
  refusals: [404],
  example: { params, body: { pausedUntil: "2026-12-06" } },
  handle(asked) {
    const userId = asked.customer.id;
    const { id = "" } = asked.params;
    return makeOnce(asked, {
      async make(context) {
        const changed = await changeStanding(context, { userId, id }, asked.body);
        return answerChange({ context, userId }, changed);
      },
      answerNow: (context) => answerChange({ context, userId }, { ok: true, id }),
    });
  },
});

const skipCall = defineCall({
  method: "POST",
  path: `${path}/skip`,
  auth: "customer",
  isRepeatable: true,
  summary: "Leave one day out, until its order is placed",
  body: SkipSchema,
  answer: StandingJson,
  refusals: [404, 409],
  example: { params, body: { day: "2030-11-25" } },
  handle(asked) {
    const userId = asked.customer.id;
    const { id = "" } = asked.params;
    return makeOnce(asked, {
      async make(context) {
        const skipped = await skipDay(context, { userId, id }, asked.body.day);
        return answerChange({ context, userId }, skipped);
      },
      answerNow: (context) => answerChange({ context, userId }, { ok: true, id }),
    });
  },
});

const removeCall = defineCall({
  method: "DELETE",
  path,
  auth: "customer",
  isRepeatable: true,
  summary: "Remove it; what was placed stays",
  answer: Message,
  refusals: [404],
  example: { params },
  handle(asked) {
    const { id = "" } = asked.params;
    const removed = answer({ message: "Standing order removed" });
    return makeOnce(asked, {
      make: async (context) =>
        (await removeStanding(context, { userId: asked.customer.id, id })) ? removed : noStanding,
      answerNow: () => Promise.resolve(removed),
    });
  },
});

export const standingCalls = [listCall, makeCall, changeCall, skipCall, removeCall];

type Who = { context: RequestContext; userId: string };
type Change = Awaited<ReturnType<typeof makeStanding>>;

async function answerChange(
  { context, userId }: Who,
  change: Change,
  status = 200,
): Promise<ApiAnswer> {
  if (!change.ok)
    return change.field === undefined
      ? refuse(change.status, change.message)
      : refuseField(change.status, change.field, change.message);
  const standing = (await listStanding(context, userId)).find(({ id }) => id === change.id);
  return standing ? answer(standingJson(standing), status) : noStanding;
}

type Standing = Awaited<ReturnType<typeof listStanding>>[number];

function standingJson({ id, lines, isOnKhata, mostPaise, ...standing }: Standing) {
  const { weekdays, slotFrom, addressId, pausedUntil, isActive, days } = standing;
  return {
    ...{ _id: id, items: lines.map(savedLineJson), weekdays, slotFrom, addressId },
    ...{ paymentMethod: isOnKhata ? khataMethod : cashMethod, pausedUntil, isActive },
    days: days.map(({ day, outcome, orderId }) => ({ day, outcome, orderId })),
    mostPerOrder: mostPaise === null ? null : rupeesFromPaise(mostPaise),
  };
}
