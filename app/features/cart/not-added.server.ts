// What a list asked for and the cart did not get, told on the cart's page for a while after.
import * as v from "valibot";
import type { RequestContext } from "#app/platform/context.server.ts";
import { words } from "./commands/words.ts";

const NotAddedSchema = v.array(v.string());
/** A cookie holds 4 KB, signature and spelling of other scripts included. */
const mostBytes = 2400;
const longestLine = 100;
const encoder = new TextEncoder();

export function notAddedLines(context: RequestContext): string[] {
  const result = v.safeParse(NotAddedSchema, context.cookies.notAdded);
  return result.success ? result.output : [];
}

/** The Set-Cookie header; a list that left nothing out takes the last one's away. */
export function serializeNotAdded(context: RequestContext, lines: string[]): Promise<string> {
  const kept: string[] = [];
  let bytes = 0;
  for (const line of lines) {
    const short =
      [...line].length > longestLine ? `${[...line].slice(0, longestLine).join("")}…` : line;
    bytes += encoder.encode(short).length + 3;
    if (bytes > mostBytes) break;
    kept.push(short);
  }
  const more = lines.length - kept.length;
  if (more > 0) kept.push(words.moreLines(more));
  return context.cookies.serialize("notAdded", kept.length > 0 ? kept : null);
}
