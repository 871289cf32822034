// A rider's own page for the time without a network: the newest alone, with what it is made of, for as long as a working
// day, and forgotten as soon as the shop shows it no more.
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { NetworkFirst } from "workbox-strategies";
import { assetFolder, runPath, sendTapPath } from "#app/addresses/paths.ts";
import { asSavedCopy } from "#app/platform/saved-copy.ts";

export const runPages = "run";
export type AskedAsset = { request: Request; event: ExtendableEvent };

const networkSeconds = 4;
const workingDaySeconds = 12 * 60 * 60;
const assetsIn = new RegExp(`${assetFolder}[\\w.-]+\\.js`, "g");

type Means = {
  isWorthKeeping: (page: Response) => Promise<boolean>;
  keepAsset: (asked: AskedAsset) => Promise<Response>;
};

export function keepRun({ isWorthKeeping, keepAsset }: Means): NetworkFirst {
  const newest = new NetworkFirst({
    cacheName: runPages,
    networkTimeoutSeconds: networkSeconds,
    matchOptions: { ignoreVary: true },
    plugins: [
      new ExpirationPlugin({ maxEntries: 1, maxAgeSeconds: workingDaySeconds }),
      {
        async cacheWillUpdate({ response, event }) {
          if (isRefused(response)) await caches.delete(runPages);
          if (isRefused(response) || !(await isWorthKeeping(response))) return null;
          const text = await response.clone().text();
          const assets = [...new Set(text.match(assetsIn))].map((path) => new Request(path));
          await Promise.allSettled(
            assets.map((request) => keepAsset({ request, event: event as ExtendableEvent })),
          );
          return asSavedCopy(response);
        },
      },
    ],
  });
  registerRoute(({ url }) => isRun(url), newest);
  registerRoute(
    ({ url }) => url.pathname === sendTapPath,
    async ({ request, event }) => {
      const answer = await fetch(request);
      event.waitUntil(newest.handle({ event, request: runPath }).catch(() => undefined));
      return answer;
    },
    "POST",
  );
  return newest;
}

export const isRun = ({ pathname }: URL) => pathname === runPath;

/** Who asks is signed out, or a rider no more. */
function isRefused({ type, redirected, status }: Response): boolean {
  return type === "opaqueredirect" || redirected || [401, 403].includes(status);
}
