import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listSitemapPart } from "./sitemap.server.ts";
import { answerXml, xmlElements } from "./xml.ts";

export async function answerSitemapPart({ request, params, context }: LoaderFunctionArgs) {
  const paths = await listSitemapPart(context, params.part ?? "");
  if (!paths) return new Response("Not found", { status: 404 });
  const { origin } = new URL(request.url);
  const urls = paths.map((path) => `<url>${xmlElements({ loc: origin + path })}</url>`);
  return answerXml(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("\n")}</urlset>`,
  );
}
