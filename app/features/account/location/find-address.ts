import { locationPath } from "#app/addresses/paths.ts";
import { words } from "./words.ts";

type Locator = Pick<Geolocation, "getCurrentPosition">;
export type FoundAddress =
  | { ok: true; address: { street: string; city: string; postalCode: string } }
  | { ok: false; message: string };

const tries = [100, 10_000];
const timedOut = 3;

/** The browser's position, looked up by the shop; each way it can fail has its message. */
export async function findAddress(
  locator: Locator | undefined,
  send: typeof fetch,
): Promise<FoundAddress> {
  if (!locator) return { ok: false, message: words.notSupported };
  const position = await getPosition(locator);
  if (!position) return { ok: false, message: words.noPosition };
  const { latitude, longitude } = position.coords;
  try {
    const answer = await send(locationPath, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ latitude, longitude }),
    });
    const found = (await answer.json()) as {
      street: string;
      city: string;
      postalCode: string;
      message?: string;
    };
    if (answer.ok) return { ok: true, address: found };
    return { ok: false, message: found.message ?? words.noAddress };
  } catch {
    return { ok: false, message: words.noAddress };
  }
}

/**
 * A fix within 100 ms is rare: a time-out, and nothing else, is tried once more with more patience.
 */
async function getPosition(locator: Locator): Promise<GeolocationPosition | null> {
  for (const timeout of tries) {
    const result = await ask(locator, timeout);
    if ("coords" in result) return result;
    if (result.code !== timedOut) return null;
  }
  return null;
}

function ask(
  locator: Locator,
  timeout: number,
): Promise<GeolocationPosition | GeolocationPositionError> {
  return new Promise((resolve) => {
    locator.getCurrentPosition(resolve, resolve, {
      timeout,
      enableHighAccuracy: true,
      maximumAge: 0,
    });
  });
}
