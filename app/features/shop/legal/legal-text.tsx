/** The server writes it; the browser keeps what the page came with, and carries no second copy. */
export function LegalText({ html }: { html: string }) {
  return (
    <main
      id="main"
      className="legal mx-auto max-w-[70ch] px-3 pb-24 pt-4 md:px-6"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
