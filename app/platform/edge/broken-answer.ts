const calm = "The mistake is ours. Please try again in a moment.";

/** When not even a page can be made: a missing secret, a fault before or after the framework. */
export function brokenAnswer(requestId: string, { isJson }: { isJson: boolean }): Response {
  const init = {
    status: 500,
    headers: { "Cache-Control": "no-store", "Content-Type": "text/html; charset=utf-8" },
  };
  if (isJson)
    return Response.json(
      { message: calm },
      { status: 500, headers: { "Cache-Control": "no-store" } },
    );
  return new Response(
    `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Something went wrong – Kirana</title></head><body><main><h1>Something went wrong</h1><p role="alert">${calm}</p>
<p>Your cart is kept.</p><p>Reference ${requestId}</p><p><a href="/">Go to the shop</a></p></main></body></html>`,
    init,
  );
}
