// The framework walks every route it knows several times a page. Routes that begin with another word than the address
// can't match it: each first word has a handler that knows only its own, the home page, and the one for unknown addresses.
import { type ServerBuild, createRequestHandler } from "@remix-run/cloudflare";
import type { RequestContext } from "#app/platform/context.server.ts";

type Handle = (request: Request, context: RequestContext) => Promise<Response>;
type Route = { path?: string | undefined; parentId?: string | undefined };

const everything = "*";
const mode = "production";

export function createHandler(build: ServerBuild): Handle {
  const words = new Set(
    Object.values(build.routes).map((route) => (route ? firstWord(route) : "")),
  );
  const handlers = new Map<string, Handle>([[everything, createRequestHandler(build, mode)]]);
  return (request, context) => {
    const asked = askedWord(request);
    const word = asked === everything || words.has(asked) ? asked : "";
    const handle = handlers.get(word) ?? createRequestHandler(partOf(build, word), mode);
    handlers.set(word, handle);
    return handle(request, context);
  };
}

/** Case does not count; an escaped word and the framework's own addresses are left to the whole table. */
function askedWord({ url }: Request): string {
  const [, word = ""] = new URL(url).pathname.toLowerCase().split("/");
  return word.includes("%") || word.startsWith("__") ? everything : word.replace(/\.data$/, "");
}

function firstWord({ path = "" }: Route): string {
  return path.split("/")[0]?.toLowerCase() ?? "";
}

function partOf(build: ServerBuild, word: string): ServerBuild {
  const belongs = (route: Route | undefined) => {
    const first = route ? firstWord(route) : "";
    return first === "" || first === word || /^[:*]/.test(first);
  };
  const pick = <R extends Route | undefined>(routes: Record<string, R>) =>
    Object.fromEntries(Object.entries(routes).filter(([, route]) => belongs(route)));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}
