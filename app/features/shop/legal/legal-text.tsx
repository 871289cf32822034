import { useEffect, useRef } from "react";

/**
 * The server writes it; the browser keeps what the page came with, and carries no second copy. Where
 * scripts led back to it, the page is asked for anew.
 */
export function LegalText({ html }: { html: string }) {
  const text = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!text.current?.firstChild) location.reload();
  }, []);
  return (
    <main
      ref={text}
      id="main"
      className="legal mx-auto px-3 pb-24 pt-4 md:px-6"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
