import { words } from "./words.ts";

/** When not even a page can be made: a missing secret, a fault before or after the framework. */
export function brokenAnswer(requestId: string, { isJson }: { isJson: boolean }): Response {
  const init = {
    status: 500,
    headers: { "Cache-Control": "no-store", "Content-Type": "text/html; charset=utf-8" },
  };
  if (isJson)
    return Response.json(
      { message: words.calm },
      { status: 500, headers: { "Cache-Control": "no-store" } },
    );
  return new Response(
    `<!DOCTYPE html><html lang="${words.documentLanguage}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${words.wentWrong} – Kirana</title></head><body><main><h1>${words.wentWrong}</h1><p role="alert">${words.calm}</p>
<p>${words.cartIsKept}</p><p>${words.reference(requestId)}</p><p><a href="/">${words.toShop}</a></p></main></body></html>`,
    init,
  );
}
