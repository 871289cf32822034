// The day book: what came in and went out, the drawer, and the count that closes a day.
import { answer, defineCall, refuse } from "#app/features/api/call/call.ts";
import { makeOnce } from "#app/features/api/call/repeatable.server.ts";
import { type Closing, closeDay, countDay, openDay } from "#app/features/books/close-day.server.ts";
import { getDayAndDrawer } from "#app/features/books/day-book.server.ts";
import { CountSchema, DrawerSchema } from "#app/features/books/drawer.schema.ts";
import { readNewestInDrawer, writeInDrawer } from "#app/features/books/write-drawer.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { formatIndianIso, isDay } from "#app/values/dates.ts";
import { rupeesFromPaise } from "#app/values/money.ts";
import { DayJson, DrawerEntryJson } from "./day.schema.ts";

const noDay = refuse(400, "Please give a day such as 2026-11-22.");
const params = { day: "2026-11-22" };

const dayCall = defineCall({
  method: "GET",
  path: "/api/day/{day}",
  auth: "till",
  summary: "A day of the shop's money; one that is closed never changes",
  answer: DayJson,
  refusals: [400],
  example: { params },
  async handle({ context, params: { day = "" } }) {
    return isDay(day) ? answerDay(context, day) : noDay;
  },
});

const entryCall = defineCall({
  method: "POST",
  path: "/api/day/entries",
  auth: "till",
  isRepeatable: true,
  summary:
    "Write what is put into the drawer today (float, deposit) or taken out (expense, drawing)",
  body: DrawerSchema,
  answer: DrawerEntryJson,
  status: 201,
  refusals: [409],
  example: { body: { kind: "expense", amount: 340, text: "Milk, to Ramesh" } },
  handle(asked) {
    return makeOnce(asked, {
      async make(context) {
        const written = await writeInDrawer(context, asked.body);
        return written.ok ? answerEntry(written.entry) : refuse(written.status, written.message);
      },
      async answerNow(context) {
        const newest = await readNewestInDrawer(context);
        return newest ? answerEntry(newest) : refuse(404, "There is no such entry.");
      },
    });
  },
});

const countCall = defineCall({
  method: "PUT",
  path: "/api/day/{day}/count",
  auth: "till",
  isRepeatable: true,
  summary: "Count the drawer by notes and coins",
  body: CountSchema,
  answer: DayJson,
  refusals: [409],
  example: { params, body: { notes: { "500": 12, "10": 3, "1": 4 } } },
  handle({ params: { day = "" }, ...asked }) {
    return change(day, asked, (context) => countDay(context, day, asked.body.notes));
  },
});

const closeCall = defineCall({
  method: "POST",
  path: "/api/day/{day}/close",
  auth: "admin",
  isRepeatable: true,
  summary: "Close a day with what was counted; what comes later is the next day's",
  answer: DayJson,
  refusals: [400, 409],
  example: { params },
  handle({ params: { day = "" }, ...asked }) {
    return change(day, { ...asked, body: {} }, (context) => closeDay(context, day, null));
  },
});

const openCall = defineCall({
  method: "POST",
  path: "/api/day/{day}/open",
  auth: "admin",
  isRepeatable: true,
  summary: "Open a day again within ten minutes; what was counted stays until it is counted anew",
  answer: DayJson,
  refusals: [400, 409],
  example: { params },
  handle({ params: { day = "" }, ...asked }) {
    return change(day, { ...asked, body: {} }, (context) => openDay(context, day));
  },
});

export const dayCalls = [dayCall, entryCall, countCall, closeCall, openCall];

async function change(
  day: string,
  asked: Parameters<typeof makeOnce>[0],
  make: (context: RequestContext) => Promise<Closing>,
) {
  if (!isDay(day)) return noDay;
  const answerNow = (context: RequestContext) => answerDay(context, day);
  return makeOnce(asked, {
    async make(context) {
      const made = await make(context);
      return made.ok ? answerNow(context) : refuse(made.status, made.message);
    },
    answerNow,
  });
}

async function answerDay(context: RequestContext, day: string) {
  return answer(dayJson(await getDayAndDrawer(context, day)));
}

type Entry = NonNullable<Awaited<ReturnType<typeof readNewestInDrawer>>>;

function answerEntry({ seq, day, kind, amountPaise, text, createdAt }: Entry) {
  const json = { _id: String(seq), day, kind, amount: rupeesFromPaise(amountPaise), text };
  return answer({ ...json, createdAt: formatIndianIso(createdAt) }, 201);
}

function dayJson(day: Awaited<ReturnType<typeof getDayAndDrawer>>) {
  const { countedPaise, differencePaise } = day;
  return {
    day: day.day,
    closedAt: day.closedAt === null ? null : formatIndianIso(day.closedAt),
    float: rupeesFromPaise(day.floatPaise),
    cashExpected: rupeesFromPaise(day.expectedPaise),
    counted: countedPaise === null ? null : rupeesFromPaise(countedPaise),
    difference: differencePaise === null ? null : rupeesFromPaise(differencePaise),
    notes: day.notes,
    sums: {
      delivered: rupeesFromPaise(day.deliveredPaise),
      cash: rupeesFromPaise(day.cashPaise),
      upi: rupeesFromPaise(day.upiPaise),
      online: rupeesFromPaise(day.onlinePaise),
      refunds: rupeesFromPaise(day.refundPaise),
      khataGiven: rupeesFromPaise(day.khataGivenPaise),
      khataCash: rupeesFromPaise(day.khataCashPaise),
      khataUpi: rupeesFromPaise(day.khataUpiPaise),
      khataOnline: rupeesFromPaise(day.khataOnlinePaise),
      khataCorrected: rupeesFromPaise(day.khataCorrectedPaise),
      roundOff: rupeesFromPaise(day.roundOffPaise),
      expenses: rupeesFromPaise(day.expensePaise),
      drawings: rupeesFromPaise(day.drawingPaise),
      deposits: rupeesFromPaise(day.depositPaise),
      withRiders: rupeesFromPaise(day.withRiderPaise),
    },
  };
}
