// The framework's markup asks for its scripts at once. On its way out they are set aside where they
// stand, and the starter, which comes behind them, brings them to life after the first screen. What
// the framework sends behind the document comes into it.

/** The page with its scripts set aside, and nothing behind its end. */
export function delayScripts(
  page: Response,
  { starter, nonce }: { starter: string; nonce: string },
): Response {
  if (!page.headers.get("Content-Type")?.startsWith("text/html")) return page;
  return new HTMLRewriter()
    .on('link[rel="modulepreload"]', {
      element(link) {
        link.before("<template>", { html: true });
        link.after("</template>", { html: true });
      },
    })
    .on('script[type="module"]', {
      element(script) {
        script.setAttribute("type", "text/late");
        script.after(`<script nonce="${nonce}">${starter}</script>`, { html: true });
      },
    })
    .on("html, body", {
      element(element) {
        element.onEndTag((tag) => void tag.remove());
      },
    })
    .onDocument({ end: (end) => void end.append("</body></html>", { html: true }) })
    .transform(page);
}
