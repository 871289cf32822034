import { getTiles } from "#app/features/catalogue/listing/category-order.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { getSoldMost } from "./sold-most.server.ts";
import type { WaysOnData } from "./ways-on.tsx";

export async function getWaysOn(context: RequestContext): Promise<WaysOnData> {
  const [tiles, sold] = await Promise.all([getTiles(context), getSoldMost(context)]);
  return { tiles, sold };
}
