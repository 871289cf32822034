import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  adminPath,
  apiFolder,
  cartPath,
  loginPath,
  orderPath,
  profilePath,
  searchPath,
  sitemapPath,
  suggestionsPath,
} from "#app/addresses/paths.ts";

const closed = [
  adminPath,
  apiFolder,
  cartPath,
  loginPath,
  orderPath(""),
  profilePath,
  `${searchPath}?`,
  suggestionsPath,
];

export function answerRobots({ request }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${new URL(sitemapPath, request.url).href}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
