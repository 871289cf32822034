import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { atEnd } from "#app/values/path.ts";
import { answerFeed } from "./answer-feed.server.ts";
import { answerRobots } from "./answer-robots.server.ts";
import { answerSitemap } from "./answer-sitemap.server.ts";
import { answerSitemapPart } from "./answer-sitemap-part.server.ts";

/** What search engines read. */
const files = {
  "sitemap.xml": answerSitemap,
  "robots.txt": answerRobots,
  "feeds/google.xml": answerFeed,
};

export async function loader(asked: LoaderFunctionArgs) {
  return asked.params.part === undefined
    ? atEnd<(asked: LoaderFunctionArgs) => Response | Promise<Response>>(
        new URL(asked.request.url),
        files,
      )(asked)
    : answerSitemapPart(asked);
}
