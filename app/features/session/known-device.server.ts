// A browser that has signed in before is known again by a signed cookie, so that nobody else's
// failures keep it out. The cookie says neither who signed in nor that anybody is signed in, and
// opens nothing.
import * as v from "valibot";
import type { RequestContext } from "#app/platform/context.server.ts";
import { newToken, sha256Hex } from "#app/platform/digest.ts";

/** A family's phone, or a shop's counter. */
const mostPhones = 5;
const KnownSchema = v.object({ id: v.string(), marks: v.array(v.string()) });
type Known = v.InferOutput<typeof KnownSchema>;

function readKnown(context: RequestContext): Known | null {
  const result = v.safeParse(KnownSchema, context.cookies.device);
  return result.success ? result.output : null;
}

async function markOf({ id }: Known, phone: string): Promise<string> {
  return (await sha256Hex(`${id} ${phone}`)).slice(0, 32);
}

/** The browser's id, where this phone has signed in on it before. */
export async function knownDeviceOf(
  context: RequestContext,
  phone: string,
): Promise<string | null> {
  const known = readKnown(context);
  return known?.marks.includes(await markOf(known, phone)) ? known.id : null;
}

/** The Set-Cookie header by which this browser is known from now on. */
export async function rememberDevice(context: RequestContext, phone: string): Promise<string> {
  const known = readKnown(context) ?? { id: newToken(), marks: [] };
  const mark = await markOf(known, phone);
  const marks = [mark, ...known.marks.filter((other) => other !== mark)].slice(0, mostPhones);
  return context.cookies.serialize("device", { id: known.id, marks });
}
