import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as v from "valibot";
import { profilePath } from "#app/addresses/paths.ts";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { lookUpAddress } from "./look-up-address.server.ts";
import { PositionSchema } from "./position.schema.ts";
import { readSmallJson } from "./read-small-json.server.ts";
import { words as refusals } from "./refusals.words.ts";
import { words } from "./words.ts";

const refusal = (status: number, message: string, headers: HeadersInit = {}) =>
  Response.json({ message }, { status, headers });

/** Whoever opens the address gets the page with the button. */
export function loader() {
  return redirect(profilePath, 302);
}

/** The position from the profile's button; answers an address, or a message to show. */
export async function action({ request, context }: ActionFunctionArgs) {
  const customer = await getVisitor(context);
  if (!customer) return refusal(401, refusals.signInAgain);
  const position = v.safeParse(PositionSchema, await readSmallJson(request));
  if (!position.success) return refusal(400, words.noPosition);
  const found = await lookUpAddress(context, customer.id, position.output);
  if (found.ok) return Response.json(found.place);
  if (found.reason === "too-many")
    return refusal(429, words.noAddress, { "Retry-After": String(found.waitSeconds) });
  return found.reason === "nothing-found"
    ? refusal(404, words.nothingFound)
    : refusal(424, words.noAddress);
}
