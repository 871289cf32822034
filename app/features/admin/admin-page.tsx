import type { ReactNode } from "react";
import { Page } from "#app/ui/page.tsx";

/** An admin's page below the bar. */
export function AdminPage({
  title,
  narrow = false,
  children,
}: {
  title: string;
  narrow?: boolean;
  children: ReactNode;
}) {
  return (
    <Page narrow={narrow}>
      <h1 className="mb-4">{title}</h1>
      {children}
    </Page>
  );
}
