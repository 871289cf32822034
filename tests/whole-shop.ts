// The whole shop in this process: every route, form and call of the API, answered as the Worker
// answers them, on a database that the test brings along.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type ServerBuild, createRequestHandler } from "@remix-run/cloudflare";
import type { RouteConfigEntry } from "@remix-run/route-config";
import * as entry from "#app/entry.server.tsx";
import { answerRequest } from "#app/platform/edge/answer-request.server.ts";
import { knownAddresses } from "#app/addresses/spelling.ts";
import type { Bindings } from "#app/platform/bindings.ts";
import * as root from "#app/root.tsx";
import shopRoutes from "#app/routes.ts";

type Routes = ServerBuild["routes"];
type Assets = ServerBuild["assets"];

const app = join(import.meta.dirname, "../app");

export type WholeShop = Awaited<ReturnType<typeof openWholeShop>>;

/** Pages that need no scripts: no file of a browser's build is named in them. */
export async function openWholeShop(bindings: Bindings) {
  const later: Promise<unknown>[] = [];
  const answer = createRequestHandler(await loadShop(), "production");
  return {
    answer: (request: Request) =>
      answerRequest(
        {
          request,
          bindings,
          addresses: knownAddresses,
          lifetime: { waitUntil: (promise) => void later.push(promise) },
        },
        answer,
      ),
    /** When what goes on after the answers so far is done. */
    settled: () => Promise.allSettled(later.splice(0)),
  };
}

let loaded: Promise<ServerBuild> | undefined;
/** Once for all tests. */
export const loadShop = () => (loaded ??= makeBuild());

async function makeBuild(): Promise<ServerBuild> {
  const found = flat(shopRoutes as RouteConfigEntry[], "root");
  const modules = await Promise.all(
    found.map(({ file }) => import(pathToFileURL(join(app, file)).href)),
  );
  const routes: Routes = {
    root: { id: "root", path: "", module: root as Routes[string]["module"] },
    ...Object.fromEntries(
      found.map(({ file: _, ...route }, index) => [
        route.id,
        { ...route, module: modules[index] as Routes[string]["module"] },
      ]),
    ),
  };
  return {
    entry: { module: entry as ServerBuild["entry"]["module"] },
    routes,
    assets: assetsOf(routes),
    publicPath: "/",
    assetsBuildDirectory: "",
    isSpaMode: false,
    mode: "production",
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: true,
    },
  };
}

type Found = Omit<Routes[string], "module"> & { file: string };

function flat(entries: RouteConfigEntry[], parentId: string): Found[] {
  return entries.flatMap(({ id, file, path, index, caseSensitive, children = [] }) => {
    const own = id ?? file.replace(/\.tsx?$/, "");
    const route = { id: own, parentId, file, path, index, caseSensitive };
    return [route as Found, ...flat(children, own)];
  });
}

function assetsOf(routes: Routes): Assets {
  return {
    version: "",
    url: "",
    entry: { module: "", imports: [] },
    routes: Object.fromEntries(
      Object.values(routes).map((route) => [
        route!.id,
        {
          ...{ id: route!.id, parentId: route!.parentId, path: route!.path, index: route!.index },
          ...{ module: "", hasErrorBoundary: Boolean(route!.module.ErrorBoundary) },
          hasLoader: Boolean(route!.module.loader),
          hasAction: Boolean(route!.module.action),
          ...{ hasClientLoader: false, hasClientAction: false },
        },
      ]),
    ),
  };
}
