import type { Random } from "#tests/random.ts";
import type { Actor } from "./actors.ts";
import { hostileText } from "./hostile.ts";
import { type Schema, spoil, spoilJson, valueOf } from "./json-bodies.ts";
import type { Known } from "./known.ts";
import type { PageForm } from "./page-forms.ts";

export type Generated = {
  actor: Actor;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | FormData | null;
};
type Operation = {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
};
export type ApiDocument = { paths: Record<string, Record<string, Operation>> };
type Sources = {
  random: Random;
  known: Known;
  actors: Actor[];
  document: ApiDocument;
  forms: PageForm[];
  routes: string[];
};

const methods = ["GET", "GET", "GET", "POST", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"];
const types = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "text/plain",
  "application/xml",
  "application/json; charset=utf-16",
  "",
  "x",
];
/** A redirect says the whole address again, and Node.js takes no more than 16 KB of headers. */
const longestInAddress = 150;
const shortText = (random: Random) => hostileText(random).slice(0, longestInAddress);

/**
 * The next request each time: one that a page or the document tells of, with some of it made
 * hostile.
 */
export function createGenerator({
  random,
  known,
  actors,
  document,
  forms,
  routes,
}: Sources): () => Generated {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );

  function fill(path: string): string {
    return path.replace(/:(\w+)|\{(\w+)\}|\*/g, (_, page?: string, api?: string) => {
      const value = random.isOne(3)
        ? shortText(random)
        : (known(page ?? api ?? "", path) ?? shortText(random));
      return random.isOne(30)
        ? value.replace(/[\s#?\\]/g, "")
        : encodeURIComponent(value.toWellFormed());
    });
  }

  const query = (names: string[]) => {
    const pairs = names
      .filter(() => !random.isOne(3))
      .map((name): [string, string] => [
        name,
        random.isOne(2) ? shortText(random) : (known(name) ?? String(random.upTo(20))),
      ]);
    return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : "";
  };

  function headersOf(path: string, type: string | null) {
    const actor = random.pick(actors);
    const isApi = path.startsWith("/api/");
    const headers: Record<string, string> = {
      "CF-Connecting-IP": `203.0.113.${random.upTo(250)}`,
      Cookie: random.isOne(40)
        ? `session=${encodeURIComponent(shortText(random).toWellFormed())}`
        : actor.cookie,
    };
    if (isApi && actor.token)
      headers.Authorization = random.isOne(40)
        ? `Bearer ${"a".repeat(random.upTo(200))}`
        : `Bearer ${actor.token}`;
    const sent = random.isOne(15) ? random.pick(types) : type;
    return { actor, headers: sent ? { ...headers, "Content-Type": sent } : headers };
  }

  function fromApi(): Generated {
    const { path, method, operation } = random.pick(calls);
    const filled =
      fill(path) +
      query(
        (operation.parameters ?? []).filter((one) => one.in === "query").map(({ name }) => name),
      );
    const media = operation.requestBody?.content["application/json"];
    if (!media) return { ...headersOf(filled, null), method, path: filled, body: null };
    const value =
      media.example && random.isOne(2)
        ? media.example
        : valueOf(media.schema, "", { random, known });
    const body = spoilJson(
      JSON.stringify(random.isOne(4) ? value : spoil(value, random)) ?? "",
      random,
    );
    return { ...headersOf(filled, "application/json"), method, path: filled, body };
  }

  function fromForm(): Generated {
    const form = random.pick(forms);
    const fields = form.fields.flatMap(([name, value]): [string, string][] => {
      const pair: [string, string] = [
        random.isOne(60) ? hostileText(random) : name,
        random.isOne(3) ? hostileText(random) : value || (known(name) ?? "1"),
      ];
      return random.isOne(15)
        ? []
        : random.isOne(20)
          ? [pair, [name, hostileText(random)]]
          : [pair];
    });
    if (form.method === "GET")
      return {
        ...headersOf(form.action, null),
        method: "GET",
        path: `${form.action.split("?")[0]}?${new URLSearchParams(fields.map(([name, value]) => [name, value.slice(0, longestInAddress)]))}`,
        body: null,
      };
    if (form.isMultipart || random.isOne(20)) {
      const body = new FormData();
      for (const [name, value] of fields)
        body.append(name, random.isOne(8) ? new File([value], shortText(random)) : value);
      return { ...headersOf(form.action, null), method: "POST", path: form.action, body };
    }
    return {
      ...headersOf(form.action, "application/x-www-form-urlencoded"),
      method: "POST",
      path: form.action,
      body: new URLSearchParams(fields).toString(),
    };
  }

  function fromRoute(): Generated {
    const method = random.pick(methods);
    const path =
      fill(`/${random.pick(routes)}`) +
      query(["page", "q", "query", "redirect", "before", "kind", "method", "orderId", "brand"]);
    const body =
      method === "GET" || method === "HEAD"
        ? null
        : random.isOne(2)
          ? hostileText(random)
          : "a=1&a=2&%ff=%fe&b[]=c";
    return { ...headersOf(path, body === null ? null : random.pick(types)), method, path, body };
  }

  return () => random.pick([fromApi, fromForm, fromRoute])();
}
