import { words } from "./answers.words.ts";

/**
 * The gateway wants 200 and no redirect: a page that leads on by itself, and by a link. `path` is
 * one of ours.
 */
export function returnPage(path: string): Response {
  const href = path.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const html = `<!doctype html>
<html lang="${words.documentLanguage}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${href}"><title>${words.paying} – Kirana</title></head>
<body><main><h1>${words.paying}</h1><p><a href="${href}">${words.toShop}</a></p></main></body></html>`;
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
