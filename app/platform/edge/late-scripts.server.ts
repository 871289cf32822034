// The framework's markup asks for its scripts at once. On its way out they are set aside where they
// stand,
// and the starter, which comes behind them, brings them to life after the first screen.

/** The page with its scripts set aside; whatever has none leaves as it came. */
export function delayScripts(
  page: Response,
  { starter, nonce }: { starter: string; nonce: string },
): Response {
  if (!page.headers.get("Content-Type")?.startsWith("text/html")) return page;
  return new HTMLRewriter()
    .on('link[rel="modulepreload"]', {
      element: (link) => void link.setAttribute("rel", "late"),
    })
    .on('script[type="module"]', {
      element(script) {
        script.setAttribute("type", "late");
        script.after(`<script nonce="${nonce}">${starter}</script>`, { html: true });
      },
    })
    .transform(page);
}
