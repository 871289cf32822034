import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listSitemaps } from "./sitemap.server.ts";
import { answerXml, xmlElements } from "./xml.ts";

export async function answerSitemap({ request, context }: LoaderFunctionArgs) {
  const parts = (await listSitemaps(context)).map((path) => {
    return `<sitemap>${xmlElements({ loc: new URL(path, request.url).href })}</sitemap>`;
  });
  return answerXml(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${parts.join("\n")}</sitemapindex>`,
  );
}
