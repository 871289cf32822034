import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openMiniflare, workerOptions } from "#scripts/bindings.ts";
import { freePort } from "#scripts/settings.ts";

export type Floor = Awaited<ReturnType<typeof openFloor>>;

/**
 * A Worker with the shop's bindings that sends one and the same page, alone or after what every
 * page of the shop can't do without: one look into the location's cache, or one trip to the
 * database. Beside the shop's own figures it tells what the local platform takes, which a deployed
 * Worker isn't charged with.
 */
export async function openFloor(folder: string, page: string, state: string) {
  writeFileSync(
    join(folder, "floor.js"),
    `
    const page = ${JSON.stringify(page)};
    const look = () => caches.default.match("http://floor.invalid/note");
    const ask = ({ DB }) => DB.withSession("first-unconstrained").batch([DB.prepare("SELECT version FROM catalogue")]);
    export default {
      async fetch({ url }, bindings) {
        const { pathname } = new URL(url);
        if (pathname === "/page/cache" && !await look()) await caches.default.put("http://floor.invalid/note", Response.json(1, { headers: { "Cache-Control": "max-age=600" } }));
        if (pathname === "/page/trip") await ask(bindings);
        return new Response(page, { headers: { "Content-Type": "text/html; charset=utf-8" } });
      },
    };
  `,
  );
  const port = await freePort();
  const bundle = { folder, files: ["floor.js"] };
  const worker = workerOptions({ config: "wrangler.toml", name: "floor", bundle });
  const floor = openMiniflare([worker], { port, state });
  await floor.ready;
  const url = `http://127.0.0.1:${port}`;
  return {
    alone: `${url}/`,
    cache: `${url}/page/cache`,
    trip: `${url}/page/trip`,
    close: () => floor.dispose(),
  };
}
