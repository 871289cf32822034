import type { RouteConfigEntry } from "@remix-run/route-config";
import shopRoutes from "#app/routes.ts";
import type { BuiltShop } from "#tests/built/built-shop.ts";
import { createRandom } from "#tests/random.ts";
import type { Ask, Row } from "./books.ts";
import { createLog } from "./log.ts";
import { openActors } from "./requests/actors.ts";
import { type ApiDocument, type Generated, createGenerator } from "./requests/generate.ts";
import { unescaped } from "./requests/hostile.ts";
import { readKnown } from "./requests/known.ts";
import { type PageForm, formsOf } from "./requests/page-forms.ts";

const atOnce = 4;
const mostMs = 5000;
/**
 * So often accounts and sessions that were ended are brought back; every so many rounds the pages
 * are read anew.
 */
const round = 150;
const roundsAReading = 8;

const paths = (shopRoutes as RouteConfigEntry[])
  .flatMap((entry) => entry.children ?? [entry])
  .map(({ path = "" }) => path);

/**
 * So many generated requests; the same seed sends the same to a fresh shop, but for what pages and
 * answers hold of chance.
 */
export async function runRequests(
  shop: BuiltShop,
  { count, seed }: { count: number; seed: number },
) {
  const { DB } = await shop.bindings();
  const ask: Ask = async (sql) => (await DB.prepare(sql).all<Row>()).results;
  const random = createRandom(seed);
  const log = createLog();
  const { actors, bringBack } = await openActors({ url: shop.url, d1: DB });
  const document = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as ApiDocument;

  /** Every page as everyone sees it: its forms, and whether it shows a script someone stored. */
  async function readPages(): Promise<PageForm[]> {
    const known = await readKnown(ask, random);
    const forms = new Map<string, PageForm>();
    const pages = paths
      .filter((path) => !path.startsWith("api/"))
      .map(
        (path) =>
          `/${path.replace(/:(\w+)|\*/g, (_, name: string) => encodeURIComponent(known(name, path) ?? "1"))}`,
      );
    for (const actor of actors) {
      for (const path of pages) {
        const { html } = await send({
          actor,
          method: "GET",
          path,
          headers: { Cookie: actor.cookie },
          body: null,
        });
        for (const form of formsOf(html, path))
          forms.set(`${form.method} ${form.action} ${form.fields.map(([name]) => name)}`, form);
      }
    }
    return [...forms.values()];
  }

  async function send(request: Generated): Promise<{ html: string }> {
    const { actor, method, path, headers, body } = request;
    const start = performance.now();
    const answer = await fetch(shop.url + path, {
      method,
      headers,
      body,
      redirect: "manual",
    }).catch((error: unknown) => error as Error);
    if (answer instanceof Error) {
      log.note(
        "no answer",
        performance.now() - start,
        `${String(answer.cause ?? answer)}: ${describe(request)}`,
      );
      return { html: "" };
    }
    const text = await answer.text();
    const html = answer.headers.get("Content-Type")?.startsWith("text/html") ? text : "";
    const ms = performance.now() - start;
    const shown = unescaped.exec(html)?.[0];
    const fault =
      answer.status >= 500
        ? `status ${answer.status}`
        : shown
          ? `shows ${shown}`
          : ms > mostMs
            ? `took ${Math.round(ms)} ms`
            : null;
    log.note(
      `${actor.name} ${path.startsWith("/api/") ? "API" : "page"}`,
      ms,
      fault && `${fault}: ${describe(request)}`,
    );
    return { html };
  }

  let forms: PageForm[] = [];
  for (let sent = 0; sent < count; sent += round) {
    await bringBack();
    if (sent % (round * roundsAReading) === 0) forms = await readPages();
    const next = createGenerator({
      random,
      actors,
      document,
      routes: paths,
      known: await readKnown(ask, random),
      forms,
    });
    const requests = Array.from({ length: Math.min(round, count - sent) }, next);
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let request = requests.shift(); request; request = requests.shift())
          await send(request);
      }),
    );
  }
  await bringBack();
  await readPages();
  return { rows: log.table(), faults: log.faults };
}

function describe({ actor, method, path, headers, body }: Generated): string {
  const sent = typeof body === "string" ? body : body ? JSON.stringify([...body.entries()]) : "";
  return `${actor.name} ${method} ${path.slice(0, 300)} ${headers["Content-Type"] ?? ""} ${sent.length > 600 ? `${sent.slice(0, 600)}… (${sent.length})` : sent}`;
}
