import * as v from "valibot";
import { cartPath, listsPath } from "#app/addresses/paths.ts";
import { type ListCommand } from "#app/addresses/side-paths.ts";
import { addPacks } from "#app/features/cart/add-packs.server.ts";
import { cartInCookie, serializeCart } from "#app/features/cart/cart-cookie.server.ts";
import { serializeNotAdded } from "#app/features/cart/not-added.server.ts";
import { getSaved, splitByStock } from "#app/features/lists/saved/read-lists.server.ts";
import { removeList, saveList } from "#app/features/lists/saved/save-list.server.ts";
import { SavedListSchema } from "#app/features/lists/saved/saved-list.schema.ts";
import { words as refusals } from "#app/features/lists/saved/words.ts";
import { getOrder } from "#app/features/orders/get-order.server.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { words } from "./words.ts";

type Asked = { command: ListCommand; fields: Record<string, string> };
type Refused = { status: number; message: string };

/** What the forms of a customer's lists do. */
export function answerSavedList(
  context: RequestContext,
  customer: Customer,
  { command, fields }: Asked,
): Promise<Response | Refused> {
  if (command === "keep") return keep(context, customer, fields);
  return command === "cart"
    ? putInCart(context, customer, fields)
    : remove(context, customer, fields);
}

type Fields = Record<string, string>;

async function keep(
  context: RequestContext,
  customer: Customer,
  { keep: what = "", name = "" }: Fields,
): Promise<Response | Refused> {
  const items = await itemsOf(context, what);
  if (items.length === 0) return { status: 400, message: words.nothingToKeep };
  const form = v.safeParse(SavedListSchema, { name, items });
  if (!form.success) return { status: 400, message: form.issues[0].message };
  const saved = await saveList(context, customer.id, form.output);
  if (!saved.ok) return saved;
  return redirectAfterPost(context, listsPath, {
    toast: { kind: "success", message: words.kept },
  });
}

/** Of the cart, or of an order of the own. */
async function itemsOf(context: RequestContext, what: string) {
  const lines =
    what === "cart"
      ? cartInCookie(context).entries
      : ((await getOrder(context, what))?.lines ?? []);
  return lines.map(({ financialId, qty }) => ({ financialId, qty }));
}

async function putInCart(
  context: RequestContext,
  customer: Customer,
  { id = "" }: Fields,
): Promise<Response> {
  const list = await getSaved(context, { userId: customer.id, id });
  if (!list) throw new Response(refusals.noList, { status: 404 });
  const { items, missing } = await splitByStock(context, list.lines);
  const named = items.map(({ financialId, qty }, at) => {
    const line = list.lines.find((one) => one.financialId === financialId);
    return { at, text: line ? cardTitle(line) : "", financialId, qty };
  });
  const { cart, refused } = await addPacks(context, named);
  const left = [
    ...missing.map((line) => ({
      ...{ text: words.missing(line.qty, cardTitle(line)), name: line.name },
      financialId: line.financialId,
    })),
    ...refused,
  ];
  return redirectAfterPost(context, cartPath, {
    cookies: await Promise.all([serializeCart(context, cart), serializeNotAdded(context, left)]),
    ...(left.length === 0 && { toast: { kind: "success" as const, message: words.inCart } }),
  });
}

async function remove(
  context: RequestContext,
  customer: Customer,
  { id = "" }: Fields,
): Promise<Response> {
  if (!(await removeList(context, { userId: customer.id, id })))
    throw new Response(refusals.noList, { status: 404 });
  return redirectAfterPost(context, listsPath, {
    toast: { kind: "success", message: words.removed },
  });
}
