import type { words } from "./words.ts";

type Asked = { isJson: boolean; said: typeof words };

/** When not even a page can be made: a missing secret, a fault before or after the framework. */
export function brokenAnswer(requestId: string, { isJson, said }: Asked): Response {
  const init = {
    status: 500,
    headers: { "Cache-Control": "no-store", "Content-Type": "text/html; charset=utf-8" },
  };
  if (isJson)
    return Response.json(
      { message: said.calm },
      { status: 500, headers: { "Cache-Control": "no-store" } },
    );
  return new Response(
    `<!DOCTYPE html><html lang="${said.documentLanguage}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${said.wentWrong} – Kirana</title></head><body><main><h1>${said.wentWrong}</h1><p role="alert">${said.calm}</p>
<p>${said.cartIsKept}</p><p>${said.reference(requestId)}</p><p><a href="/">${said.toShop}</a></p></main></body></html>`,
    init,
  );
}
