import type { ReactNode } from "react";

/** The frame of a page's content: one heading, at most 1,200 px wide, or narrow for forms. */
export function Page({
  title,
  narrow = false,
  children,
}: {
  title?: string;
  narrow?: boolean;
  children: ReactNode;
}) {
  return (
    <main
      id="main"
      className={`mx-auto px-3 pb-8 pt-4 md:px-6 ${narrow ? "max-w-lg" : "max-w-[75rem]"}`}
    >
      {title ? <h1 className="mb-4">{title}</h1> : null}
      {children}
    </main>
  );
}
