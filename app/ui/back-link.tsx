import type { MouseEvent, ReactNode } from "react";

/** The way back to where a page belongs, above its heading. */
export function BackLink({
  to,
  onClick,
  children,
}: {
  to: string;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}) {
  return (
    <a
      href={to}
      onClick={onClick}
      className="link -mt-2 inline-flex min-h-11 items-center gap-1 text-sm print:hidden"
    >
      <span aria-hidden="true">‹</span> {children}
    </a>
  );
}
