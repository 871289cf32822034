// What this location knows of the catalogue, for a minute: its version, or, once something was
// written here, from where on reads see that write. So a cached page costs no database trip, and a
// new price shows at once.
export type CatalogueNote = { version: number | null; bookmark: string | null };

const lifetimeSeconds = 60;
const keyOf = (origin: string) => `${origin}/edge/catalogue`;

export async function readNote(cache: Cache, origin: string): Promise<CatalogueNote | null> {
  const found = await cache.match(keyOf(origin));
  return found ? found.json() : null;
}

/** No page of an older version is served here from now on. */
export function noteWrite(cache: Cache, origin: string, bookmark: string): Promise<void> {
  return writeNote(cache, origin, { version: null, bookmark });
}

/**
 * What a page was made from, unless something was written here meanwhile or a newer version is
 * known.
 */
export async function noteVersion(
  cache: Cache,
  origin: string,
  { version, seen }: { version: number; seen: CatalogueNote | null },
): Promise<void> {
  const current = await readNote(cache, origin);
  if (
    current &&
    (current.bookmark !== (seen?.bookmark ?? null) || (current.version ?? 0) >= version)
  )
    return;
  await writeNote(cache, origin, { version, bookmark: seen?.bookmark ?? null });
}

function writeNote(cache: Cache, origin: string, note: CatalogueNote): Promise<void> {
  return cache.put(
    keyOf(origin),
    Response.json(note, { headers: { "Cache-Control": `max-age=${lifetimeSeconds}` } }),
  );
}
