import type { ReactNode } from "react";

/** The way back to where a page belongs, above its heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      className="link -mt-2 inline-flex min-h-11 items-center gap-1 text-sm print:hidden"
    >
      <span aria-hidden="true">‹</span> {children}
    </a>
  );
}
