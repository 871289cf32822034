// A customer sees the own khata; the owner opens it, writes in it and takes entries back.
import { answer, defineCall, refuse } from "#app/features/api/call/call.ts";
import { makeOnce } from "#app/features/api/call/repeatable.server.ts";
import { EntrySchema } from "#app/features/khata/entry.schema.ts";
import { LimitSchema } from "#app/features/khata/limit.schema.ts";
import { getKhataOf, getOwnKhata } from "#app/features/khata/read-khata.server.ts";
import { openKhata } from "#app/features/khata/open-khata.server.ts";
import { takeEntryBack } from "#app/features/khata/take-back.server.ts";
import { type WrittenEntry, writeEntry } from "#app/features/khata/write-entry.server.ts";
import { words } from "#app/values/roles.words.ts";
import { formatIndianIso } from "#app/values/dates.ts";
import { rupeesFromPaise } from "#app/values/money.ts";
import { EntryJson, KhataJson } from "./khata.schema.ts";

const newestThousand = { most: 1000 };
const noKhata = refuse(404, "There is no khata.");
const params = { userId: "0123456789abcde8" };

const ownKhataCall = defineCall({
  method: "GET",
  path: "/api/khata",
  auth: "customer",
  summary: "One's own khata, oldest entry first",
  answer: KhataJson,
  refusals: [404],
  example: {},
  async handle({ context }) {
    const found = await getOwnKhata(context, newestThousand);
    return found ? answer(khataJson(found)) : noKhata;
  },
});

const openKhataCall = defineCall({
  method: "PUT",
  path: "/api/khata/{userId}",
  auth: "admin",
  isRepeatable: true,
  summary: "Open a khata for a customer who agreed, or change its limit",
  body: LimitSchema,
  answer: KhataJson,
  refusals: [403, 404, 409],
  example: { params, body: { limit: 2000 } },
  handle(asked) {
    const { userId = "" } = asked.params;
    const answerNow = async (context: typeof asked.context) => {
      const found = await getKhataOf(context, userId, newestThousand);
      return found ? answer(khataJson(found)) : noKhata;
    };
    return makeOnce(asked, {
      async make(context) {
        const opened = await openKhata(context, userId, asked.body.limit);
        if (opened.ok) return answerNow(context);
        return opened.status === 404
          ? refuse(404, "There is no such user.")
          : refuse(opened.status, opened.message);
      },
      answerNow,
    });
  },
});

const writeEntryCall = defineCall({
  method: "POST",
  path: "/api/khata/{userId}/entries",
  auth: "till",
  isRepeatable: true,
  summary:
    "Write down what was given or paid, or correct what is owed: a correction with a minus takes from it",
  body: EntrySchema,
  answer: EntryJson,
  status: 201,
  refusals: [404, 409],
  example: { params, body: { kind: "payment", amount: 500, method: "upi", reference: "4821" } },
  async handle(asked) {
    const { userId = "" } = asked.params;
    if (asked.body.kind === "adjustment" && !asked.customer.isAdmin)
      return refuse(403, words.whose.admin);
    const make = async (context: typeof asked.context) =>
      answerEntry(await writeEntry(context, userId, asked.body));
    return makeOnce(asked, { make, answerNow: answerNewest(userId) });
  },
});

const takeBackCall = defineCall({
  method: "POST",
  path: "/api/khata/{userId}/entries/{entryId}/reverse",
  auth: "admin",
  isRepeatable: true,
  summary: "Take an entry back by another of the same amount; an order is owed again",
  answer: EntryJson,
  status: 201,
  refusals: [404, 409],
  example: { params: { ...params, entryId: "0123456789abcde7" } },
  handle(asked) {
    const { userId = "", entryId = "" } = asked.params;
    const { context, customer, request } = asked;
    return makeOnce(
      { context, customer, request, body: {} },
      {
        make: async (its) => answerEntry(await takeEntryBack(its, userId, entryId)),
        answerNow: answerNewest(userId),
      },
    );
  },
});

export const khataCalls = [ownKhataCall, openKhataCall, writeEntryCall, takeBackCall];

type Found = NonNullable<Awaited<ReturnType<typeof getOwnKhata>>>;
type Entry = Found["entries"][number];

function answerEntry(written: WrittenEntry) {
  return written.ok
    ? answer(entryJson(written.entry), 201)
    : refuse(written.status, written.message);
}

/** An answer that was lost on the way is that of the entry written since. */
function answerNewest(userId: string) {
  return async (context: Parameters<typeof getKhataOf>[0]) => {
    const [newest] = (await getKhataOf(context, userId, { most: 1 }))?.entries ?? [];
    return newest ? answer(entryJson(newest), 201) : noKhata;
  };
}

function khataJson({ khata, entries }: Found) {
  return {
    balance: rupeesFromPaise(khata.balancePaise),
    limit: rupeesFromPaise(khata.limitPaise),
    entries: entries.map(entryJson).reverse(),
  };
}

function entryJson({ id, kind, amountPaise, balancePaise, createdAt, ...entry }: Entry) {
  const { orderId, method } = entry;
  const isGiven = kind === "given";
  return {
    _id: id,
    kind,
    amount: rupeesFromPaise(amountPaise),
    balance: rupeesFromPaise(balancePaise),
    orderId,
    method,
    ...(isGiven ? { reference: "", text: entry.reference } : { reference: entry.reference }),
    createdAt: formatIndianIso(createdAt),
  };
}
