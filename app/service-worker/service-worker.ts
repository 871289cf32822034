// What stands when the network does not: pages of the catalogue as last seen, their pictures, the cart, and a rider's own
// page.
import { ExpirationPlugin } from "workbox-expiration";
import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import {
  type PrecacheEntry,
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  precache,
} from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import {
  changesVisitor,
  isAsset,
  isCheckoutPage,
  isKept,
  isPicture,
} from "#app/addresses/traits.ts";
import { cartPath, keptCartPath, offlineOrderPath, offlinePath } from "#app/addresses/paths.ts";
import { asSavedCopy } from "#app/platform/saved-copy.ts";
import { type Language, languageHeader, languages } from "#app/values/language.ts";
import { words } from "#app/values/words.ts";
import { type AskedAsset, isRun, keepRun, runPages } from "./keep-run.ts";
import { type PushScope, showPushes } from "./show-pushes.ts";

type WorkerScope = {
  __WB_MANIFEST: PrecacheEntry[];
  skipWaiting(): Promise<void>;
  clients: {
    matchAll(asked: { includeUncontrolled: true; type: "window" }): Promise<{ url: string }[]>;
  };
  addEventListener(
    type: "install" | "fetch",
    listen: (event: ExtendableEvent & { request: Request }) => void,
  ): void;
};
declare const self: WorkerScope;

const networkSeconds = 4;
const weekSeconds = 7 * 24 * 60 * 60;
/** A page in another language than this worker's is neither kept nor shown. */
const pagesIn = (language: Language) => (language === languages[0] ? "pages" : `pages-${language}`);
const pages = pagesIn(words.language);
const pictures = "pictures";
const isNavigation = ({ request }: { request: Request }) => request.mode === "navigate";

// Pages of before go on as they are: taking them over would cost them the back/forward cache. But
// the one that brought this worker would not be kept without being asked for once more.
self.addEventListener("install", (event) => {
  void self.skipWaiting();
  event.waitUntil(keepOpenPages(event));
});
showPushes(self as unknown as PushScope);
enableNavigationPreload();
cleanupOutdatedCaches();

// Kept as a stranger of the same language sees them; the page that says that nothing is there comes without scripts.
addPlugins([
  {
    requestWillFetch: async ({ request }) => {
      const { pathname } = new URL(request.url);
      const headers = { [languageHeader]: words.language };
      if (pathname === cartPath) return new Request(request, { credentials: "omit", headers });
      return pathname === offlinePath
        ? new Request(request, { credentials: "omit", headers: { ...headers, "Save-Data": "on" } })
        : request;
    },
  },
]);
precache(self.__WB_MANIFEST);

const lastSeen = new NetworkFirst({
  cacheName: pages,
  networkTimeoutSeconds: networkSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [
    new ExpirationPlugin({ maxEntries: 30, maxAgeSeconds: weekSeconds }),
    {
      cacheWillUpdate: async ({ response }) =>
        (await isWorthKeeping(response)) ? asSavedCopy(response) : null,
    },
  ],
});
registerRoute((match) => isNavigation(match) && isKept(match.url), lastSeen);
const lastRun = keepRun({ isWorthKeeping, keepAsset: answerAsset });
registerRoute(isNavigation, new NetworkOnly());
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPicture(url.pathname),
  new CacheFirst({
    cacheName: pictures,
    plugins: [new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
  }),
);
const assets = new CacheFirst({
  cacheName: "assets",
  plugins: [new ExpirationPlugin({ maxEntries: 60 })],
});
registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname), answerAsset);

async function answerAsset({ request, event }: AskedAsset): Promise<Response> {
  return (await matchPrecache(request)) ?? assets.handle({ request, event });
}

setCatchHandler(async ({ request, url }) => {
  if (request.mode !== "navigate" || !url) return Response.error();
  const kept = url.pathname === cartPath ? await matchPrecache(keptCartPath) : undefined;
  if (kept) return asSavedCopy(kept);
  return (
    (await matchPrecache(isCheckoutPage(url) ? offlineOrderPath : offlinePath)) ?? Response.error()
  );
});

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "POST" && changesVisitor(new URL(url).pathname))
    event.waitUntil(
      Promise.all(
        [...languages.map(pagesIn), pictures, runPages].map((name) => caches.delete(name)),
      ),
    );
});

async function keepOpenPages(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const kept = open.map(({ url }) => new URL(url)).filter((url) => isKept(url) || isRun(url));
  await Promise.allSettled(
    kept.map((url) => (isRun(url) ? lastRun : lastSeen).handle({ event, request: url.href })),
  );
}

/**
 * The light version carries no script that could say how old a copy is; and just after the language
 * was changed a worker is still the other one's.
 */
async function isWorthKeeping(response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  const start = (await response.clone().text()).slice(0, 200);
  return (
    start.includes(`lang="${words.documentLanguage}"`) && !/<html[^>]* class="light"/.test(start)
  );
}
