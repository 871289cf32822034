import type { RequestContext } from "#app/platform/context.server.ts";
import { hindiOf, readInHindi } from "./in-hindi.server.ts";
import { words } from "./sheet.words.ts";

/** What the sheets of these orders say in Hindi too. */
export function sheetInHindi(context: RequestContext, orderIds: string[]) {
  return readInHindi(context, orderIds, hindiOf(words));
}
