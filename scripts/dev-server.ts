import { getRequestListener } from "@hono/node-server";
import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { type Plugin, type ViteDevServer, createServer } from "vite";
import type { Bindings } from "#app/platform/bindings.ts";

/**
 * Vite with hot reload; what `app/entry.shop.ts` does to a request is done here with the same
 * modules.
 */
export async function startDevServer({ port, bindings }: { port: number; bindings: Bindings }) {
  const vite = await createServer({
    plugins: [shopPlugin(bindings)],
    server: { host: "127.0.0.1", port, strictPort: true },
  });
  const { provideHashing } = await vite.ssrLoadModule("/db/seed/users.ts");
  await provideHashing();
  await vite.listen();
  return vite;
}

function shopPlugin(bindings: Bindings): Plugin {
  return {
    name: "kirana-shop",
    enforce: "pre",
    // React and others ship a build of their own for Workers, which alone renders to web streams.
    config: () => ({ ssr: { resolve: { externalConditions: ["workerd", "worker"] } } }),
    configureServer: (vite) => () => {
      const answer = getRequestListener((request) => answerRequest(vite, bindings, request), {
        overrideGlobalObjects: false,
      });
      vite.middlewares.use((request, response, next) => {
        request.url = request.originalUrl ?? request.url ?? "/";
        answer(request, response).catch(next);
      });
    },
  };
}

async function answerRequest(
  vite: ViteDevServer,
  bindings: Bindings,
  request: Request,
): Promise<Response> {
  try {
    const edge = (await vite.ssrLoadModule(
      "/app/platform/edge/answer-request.server.ts",
    )) as typeof import("#app/platform/edge/answer-request.server.ts");
    const { knownAddresses } = (await vite.ssrLoadModule(
      "/app/addresses/spelling.ts",
    )) as typeof import("#app/addresses/spelling.ts");
    const build = await vite.ssrLoadModule("virtual:remix/server-build");
    const lifetime = {
      waitUntil: (promise: Promise<unknown>) => void promise.catch(console.error),
    };
    return await edge.answerRequest(
      { request, bindings, lifetime, addresses: knownAddresses },
      createRequestHandler(build as unknown as ServerBuild, "development"),
    );
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    return new Response(String(error), { status: 500 });
  }
}
