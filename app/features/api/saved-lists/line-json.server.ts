import type { LikeGoods } from "#db/goods-like.ts";
import type { listSaved } from "#app/features/lists/saved/read-lists.server.ts";
import { rupeesFromPaise } from "#app/values/money.ts";

type Line = Awaited<ReturnType<typeof listSaved>>[number]["lines"][number];

export function savedLineJson({ financialId, qty, name, brand, quantityMilli, units }: Line) {
  return { financialId, qty, name, brand, quantity: quantityMilli / 1000, units };
}

export function likeJson(like: LikeGoods) {
  return { ...savedLineJson({ ...like, qty: 1 }), dprice: rupeesFromPaise(like.dpricePaise) };
}
