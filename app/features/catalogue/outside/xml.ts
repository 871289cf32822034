const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Text as XML may hold it: what it has no sign for is left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, "")
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Elements in their order; those without a text are left out. */
export function xmlElements(texts: Record<string, string>): string {
  return Object.entries(texts)
    .filter(([, text]) => text !== "")
    .map(([name, text]) => `<${name}>${escapeXml(text)}</${name}>`)
    .join("");
}

export const xmlProlog = '<?xml version="1.0" encoding="UTF-8"?>\n';
export const xmlHeaders = { "Content-Type": "application/xml; charset=utf-8" };

export function answerXml(body: string): Response {
  return new Response(xmlProlog + body, { headers: xmlHeaders });
}
