// Lists with names, and being told when a pack is back.
import {
  type ApiAnswer,
  answer,
  defineCall,
  refuse,
  refuseField,
} from "#app/features/api/call/call.ts";
import { makeOnce } from "#app/features/api/call/repeatable.server.ts";
import { Message } from "#app/features/api/call/shapes.schema.ts";
import { findLike } from "#app/features/cart/like-it.server.ts";
import { getSaved, listSaved, splitByStock } from "#app/features/lists/saved/read-lists.server.ts";
import { changeList, removeList, saveList } from "#app/features/lists/saved/save-list.server.ts";
import { ChangedListSchema, SavedListSchema } from "#app/features/lists/saved/saved-list.schema.ts";
import { wishBack } from "#app/features/notices/back/tell-back.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { likeJson, savedLineJson } from "./line-json.server.ts";
import { ForCartJson, SavedListJson, SavedListsJson } from "./saved-list.schema.ts";

const path = "/api/saved-lists/{id}";
const params = { id: "0123456789abcde3" };
const noList = refuse(404, "There is no such list.");
const items = [{ financialId: "0123456789", qty: 2 }];

const listsCall = defineCall({
  method: "GET",
  path: "/api/saved-lists",
  auth: "customer",
  summary: "One's own lists",
  answer: SavedListsJson,
  example: {},
  async handle({ context, customer }) {
    const lists = await listSaved(context, customer.id);
    return answer({ lists: lists.map(listJson) });
  },
});

const saveCall = defineCall({
  method: "POST",
  path: "/api/saved-lists",
  auth: "customer",
  isRepeatable: true,
  summary: "Keep goods as a list; at most 20 lists of 60 lines",
  body: SavedListSchema,
  answer: SavedListJson,
  status: 201,
  refusals: [409],
  example: { body: { name: "The month", items } },
  handle(asked) {
    const userId = asked.customer.id;
    return makeOnce(asked, {
      async make(context) {
        const saved = await saveList(context, userId, asked.body);
        return answerSaved({ context, userId }, saved, 201);
      },
      async answerNow(context) {
        const newest = (await listSaved(context, userId)).at(-1);
        return newest ? answer(listJson(newest), 201) : noList;
      },
    });
  },
});

const changeCall = defineCall({
  method: "PUT",
  path,
  auth: "customer",
  isRepeatable: true,
  summary: "Give a list another name or other goods; what is left out stays",
  body: ChangedListSchema,
  answer: SavedListJson,
  refusals: [404, 409],
  example: { params, body: { name: "Every month" } },
  handle(asked) {
    const userId = asked.customer.id;
    const { id = "" } = asked.params;
    return makeOnce(asked, {
      async make(context) {
        const changed = await changeList(context, { userId, id }, asked.body);
        return answerSaved({ context, userId }, changed);
      },
      answerNow: (context) => answerSaved({ context, userId }, { ok: true, id }),
    });
  },
});

const removeCall = defineCall({
  method: "DELETE",
  path,
  auth: "customer",
  isRepeatable: true,
  summary: "Remove a list",
  answer: Message,
  refusals: [404],
  example: { params },
  handle(asked) {
    const { id = "" } = asked.params;
    const removed = answer({ message: "List removed" });
    return makeOnce(asked, {
      make: async (context) =>
        (await removeList(context, { userId: asked.customer.id, id })) ? removed : noList,
      answerNow: () => Promise.resolve(removed),
    });
  },
});

const cartCall = defineCall({
  method: "POST",
  path: `${path}/cart`,
  auth: "customer",
  summary: "What of a list goes into a cart now, and what can't be had",
  answer: ForCartJson,
  refusals: [404],
  example: { params },
  async handle({ context, customer, params: { id = "" } }) {
    const list = await getSaved(context, { userId: customer.id, id });
    if (!list) return noList;
    const { items: had, missing } = await splitByStock(context, list.lines);
    const like = await findLike(context, missing);
    return answer({
      items: had,
      missing: missing.map((line) => ({
        ...savedLineJson(line),
        similar: (like.get(line.financialId) ?? []).map(likeJson),
      })),
    });
  },
});

const tellMeCall = defineCall({
  method: "POST",
  path: "/api/financials/{id}/tell-me",
  auth: "customer",
  summary: "Be told, once, when a sold-out pack is back; at most 50 at a time",
  answer: Message,
  refusals: [404, 409],
  example: { params: { id: "0123456786" } },
  async handle({ context, customer, params: { id = "" } }) {
    const wished = await wishBack(context, customer.id, id);
    return wished.ok
      ? answer({ message: "We'll tell you when it is back." })
      : refuse(wished.status, wished.message);
  },
});

export const savedListCalls = [listsCall, saveCall, changeCall, removeCall, cartCall, tellMeCall];

type Saved = Awaited<ReturnType<typeof saveList>>;
type Who = { context: RequestContext; userId: string };

async function answerSaved(
  { context, userId }: Who,
  saved: Saved,
  status = 200,
): Promise<ApiAnswer> {
  if (!saved.ok)
    return saved.field === undefined
      ? refuse(saved.status, saved.message)
      : refuseField(saved.status, saved.field, saved.message);
  const list = await getSaved(context, { userId, id: saved.id });
  return list ? answer(listJson(list), status) : noList;
}

type List = Awaited<ReturnType<typeof listSaved>>[number];

function listJson({ id, name, lines }: List) {
  return { _id: id, name, items: lines.map(savedLineJson) };
}
