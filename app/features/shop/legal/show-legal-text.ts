import type { RequestContext } from "#app/platform/context.server.ts";
import { words as language } from "#app/values/words.ts";
import style from "./legal.css?inline";

type LegalText = { title: string; description: string; body: string };

/** A document that loads nothing: whoever prints or keeps it has all of it. */
export function showLegalText(
  { title, description, body }: LegalText,
  { nonce }: Pick<RequestContext, "nonce">,
): Response {
  const document = `<!DOCTYPE html>
<html lang="${language.documentLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<style nonce="${nonce}">${style}</style>
</head>
<body>
${body}</body>
</html>
`;
  return new Response(document, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
