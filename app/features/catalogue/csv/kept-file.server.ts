// The file that an admin uploaded last is kept beside the pictures while the page asks about it, and
// then the rows of it that were not imported. The next one takes their place.
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { newId } from "#app/values/identifier.ts";

const keyOf = ({ id }: Customer) => `catalogue-files/${id}`;
const keyOfRest = (admin: Customer) => `${keyOf(admin)}/rest`;

/** Answers by what name the page asks for it. */
export async function keepFile(
  { pictures }: RequestContext,
  admin: Customer,
  bytes: Uint8Array,
): Promise<string> {
  const name = newId();
  await pictures.put(keyOf(admin), bytes, { customMetadata: { name } });
  return name;
}

/** Null where another has taken its place. */
export async function getKeptFile(
  { pictures }: RequestContext,
  admin: Customer,
  name: string,
): Promise<Uint8Array | null> {
  const kept = await pictures.get(keyOf(admin));
  if (!kept) return null;
  const bytes = new Uint8Array(await kept.arrayBuffer());
  return kept.customMetadata?.name === name ? bytes : null;
}

export async function keepRest(
  { pictures }: RequestContext,
  admin: Customer,
  text: string,
): Promise<void> {
  await pictures.put(keyOfRest(admin), text);
}

export async function getRest(
  { pictures }: RequestContext,
  admin: Customer,
): Promise<string | null> {
  const kept = await pictures.get(keyOfRest(admin));
  return kept ? kept.text() : null;
}
