import type { listSaved } from "#app/features/lists/saved/read-lists.server.ts";

type Line = Awaited<ReturnType<typeof listSaved>>[number]["lines"][number];

export function savedLineJson({ financialId, qty, name, brand, quantityMilli, units }: Line) {
  return { financialId, qty, name, brand, quantity: quantityMilli / 1000, units };
}
