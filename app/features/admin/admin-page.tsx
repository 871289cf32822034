import type { ReactNode } from "react";
import { BackLink } from "#app/ui/back-link.tsx";
import { Page } from "#app/ui/page.tsx";

/** An admin's page below the bar. */
export function AdminPage({
  title,
  narrow = false,
  beside,
  parent,
  children,
}: {
  title: string;
  narrow?: boolean;
  /** A way on that stands in the heading's line. */
  beside?: ReactNode;
  /** Where it belongs. */
  parent?: { to: string; name: string };
  children: ReactNode;
}) {
  return (
    <Page narrow={narrow}>
      {parent ? <BackLink to={parent.to}>{parent.name}</BackLink> : null}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1>{title}</h1>
        {beside}
      </div>
      {children}
    </Page>
  );
}
