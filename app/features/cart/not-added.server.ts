// What a list asked for and the cart did not get, told on the cart's page for a while after.
import * as v from "valibot";
import type { RequestContext } from "#app/platform/context.server.ts";
import { words } from "./commands/words.ts";
import type { Lacking } from "./like-it.server.ts";

/** Of a pack that was meant, so that what is like it can be offered. */
export type NotAddedLine = { text: string } & Partial<Lacking>;

const NotAddedSchema = v.array(
  v.union([
    v.pipe(
      v.string(),
      v.transform((text): NotAddedLine => ({ text })),
    ),
    v.pipe(
      v.tuple([v.string(), v.string(), v.string()]),
      v.transform(([text, financialId, name]): NotAddedLine => ({ text, financialId, name })),
    ),
  ]),
);
/** A cookie holds 4 KB, signature and spelling of other scripts included. */
const mostBytes = 2400;
const longestLine = 100;
const encoder = new TextEncoder();

export function notAddedLines(context: RequestContext): NotAddedLine[] {
  const result = v.safeParse(NotAddedSchema, context.cookies.notAdded);
  return result.success ? result.output : [];
}

/** The Set-Cookie header; a list that left nothing out takes the last one's away. */
export function serializeNotAdded(
  context: RequestContext,
  lines: readonly NotAddedLine[],
): Promise<string> {
  const kept: (string | string[])[] = [];
  let bytes = 0;
  for (const { text, financialId, name = "" } of lines) {
    const short =
      [...text].length > longestLine ? `${[...text].slice(0, longestLine).join("")}…` : text;
    const line = financialId === undefined ? short : [short, financialId, name];
    bytes += encoder.encode([line].flat().join()).length + 3 * [line].flat().length;
    if (bytes > mostBytes) break;
    kept.push(line);
  }
  const more = lines.length - kept.length;
  if (more > 0) kept.push(words.moreLines(more));
  return context.cookies.serialize("notAdded", kept.length > 0 ? kept : null);
}
