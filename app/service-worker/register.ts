import { fetchedAhead, serviceWorkerPath } from "#app/addresses/paths.ts";
import { fetchPagesAhead } from "#app/platform/speculation.ts";
import { words } from "#app/values/words.ts";

const installMs = 3000;

/**
 * What makes the next pages quick. Pages fetched ahead of a new service worker would be thrown
 * away, so they wait for it.
 */
export async function prepareNextPages(): Promise<void> {
  try {
    await registerServiceWorker();
  } catch {
    // The network went meanwhile, or the browser allows none: the next page tries again.
  }
  fetchPagesAhead(fetchedAhead);
}

/**
 * On this machine's own host another project may have left a worker behind, which is taken away.
 */
async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const isOwnHost = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);
  if (isOwnHost && !(await isThere()))
    return void (await (await serviceWorker.getRegistration())?.unregister());
  const registration = await serviceWorker.register(serviceWorkerPath(words.language));
  if (!registration?.active)
    await Promise.race([
      serviceWorker.ready,
      new Promise((resolve) => setTimeout(resolve, registration ? installMs : 0)),
    ]);
}

async function isThere(): Promise<boolean> {
  const response = await fetch(serviceWorkerPath(words.language), { method: "HEAD" });
  return response.ok && /javascript/.test(response.headers.get("Content-Type") ?? "");
}
