import type { ReactNode } from "react";
import { Page } from "#app/ui/page.tsx";

/** An admin's page below the bar. */
export function AdminPage({
  title,
  narrow = false,
  beside,
  children,
}: {
  title: string;
  narrow?: boolean;
  /** A way on that stands in the heading's line. */
  beside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Page narrow={narrow}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h1>{title}</h1>
        {beside}
      </div>
      {children}
    </Page>
  );
}
