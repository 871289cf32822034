import { type RequestHandler, type ServerBuild, createRequestHandler } from "@remix-run/cloudflare";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/**
 * The framework's answer. It ranks all its routes for every page, so each first word of an address
 * gets a handler that knows only the routes that can match it, made when it is first asked for.
 */
export function answerByFirstWord(build: ServerBuild): RequestHandler {
  const words = new Set(
    Object.values(build.routes).map((route) => firstWordOf(route, build.routes)),
  );
  const whole = createRequestHandler(build, "production");
  const handlers = new Map<string, RequestHandler>();
  return (request, context) => {
    const word = askedWord(new URL(request.url).pathname);
    if (word === null || !words.has(word)) return whole(request, context);
    const handler =
      handlers.get(word) ?? createRequestHandler(buildUnder(word, build), "production");
    handlers.set(word, handler);
    return handler(request, context);
  };
}

/** As the router compares it; null for what it can't read. */
function askedWord(pathname: string): string | null {
  const path = pathname === "/_root.data" ? "/" : pathname.replace(/\.data$/, "");
  try {
    return decodeURIComponent(path.split("/")[1] ?? "").toLowerCase();
  } catch {
    return null;
  }
}

/** For each page the framework makes a router of what the assets name, too. */
export function buildUnder(word: string, build: ServerBuild): ServerBuild {
  const routes = routesUnder(word, build.routes);
  const named = Object.entries(build.assets.routes).filter(([id]) => id in routes);
  return { ...build, routes, assets: { ...build.assets, routes: Object.fromEntries(named) } };
}

/** Those that an address with this first word can match, with their parents; '/' belongs to every page. */
function routesUnder(word: string, routes: Routes): Routes {
  const kept: Routes = {};
  for (const route of Object.values(routes))
    if ([word, "", "*"].includes(firstWordOf(route, routes)))
      for (const one of withParents(route, routes)) kept[one.id] = one;
  return kept;
}

/** '' for the root, a frame without a path and '/'; '*' for what takes any word. */
function firstWordOf(route: Route, routes: Routes): string {
  const path = withParents(route, routes)
    .flatMap(({ path: part }) => part || [])
    .join("/");
  const [word = ""] = path.split("/");
  return /^[:*]/.test(word) ? "*" : word.toLowerCase();
}

/** Outermost first. */
function withParents(route: Route, routes: Routes): Route[] {
  const parent = route.parentId ? routes[route.parentId] : undefined;
  return parent ? [...withParents(parent, routes), route] : [route];
}
