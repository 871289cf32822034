// A list is read in two round trips at most: which of its names there are, then the goods of all
// its lines.
import { getSeller } from "#app/features/billing/seller.server.ts";
import { getFrameCart } from "#app/features/cart/cart-offers.server.ts";
import { keepMisses } from "#app/features/catalogue/teach/keep-miss.server.ts";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type ChosenLine, chooseGoods } from "./choosing/choose-goods.ts";
import { findGoods, findPast, knownNames, noPast } from "./find-goods.server.ts";
import { mostListLines } from "./list.schema.ts";
import { openList, readList } from "./reading/read-list.ts";
import { words } from "./refusals.words.ts";

const mostPossibleNames = 200;

export type { ChosenLine, LineChoice } from "./choosing/choose-goods.ts";
export type AnsweredList =
  { ok: true; lines: ChosenLine[]; notRead: string[] } | { ok: false; message: string };

/**
 * Only what was not understood is written, after the answer: a list may be read again and again.
 */
export async function answerList(context: RequestContext, text: string): Promise<AnsweredList> {
  const open = openList(text);
  const [customer, names] = await Promise.all([
    getVisitor(context),
    knownNames(context, {
      runs: open.possibleNames.slice(0, mostPossibleNames),
      wholes: open.wholeNames.slice(0, mostListLines),
    }),
    // The page's frame asks for these later: asked for now, they leave in this round trip.
    getFrameCart(context),
    getSeller(context),
  ]);
  const { lines, notRead } = readList(open, names);
  if (lines.length > mostListLines)
    return { ok: false, message: words.tooManyLines(mostListLines) };
  const sought = [...new Set(lines.map((line) => line.name.toLowerCase()))];
  const [goods, past] = await Promise.all([
    findGoods(context, sought),
    customer ? findPast(context, customer.id) : noPast,
  ]);
  const byName = new Map(sought.map((name, at) => [name, goods[at] ?? []]));
  const misses = sought.flatMap((name) => {
    const found = byName.get(name) ?? [];
    return found.some(({ isNear }) => !isNear) ? [] : [{ typed: name, results: found.length }];
  });
  if (misses.length > 0) context.waitUntil(keepMisses(context, misses));
  const chosen = lines.map((line) =>
    chooseGoods(line, byName.get(line.name.toLowerCase()) ?? [], past),
  );
  return { ok: true, lines: chosen, notRead };
}
