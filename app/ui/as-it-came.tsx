import type { ReactNode } from "react";

/**
 * The server writes it; the browser keeps what the page came with. Where `children` are none in its
 * scripts, these carry nothing of it.
 */
export function AsItCame({ children }: { children: ReactNode }) {
  return import.meta.env.SSR ? (
    <div>{children}</div>
  ) : (
    <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  );
}
