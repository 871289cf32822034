import { Suspense, lazy } from "react";
import type { Waiting } from "./count-waiting.server.ts";
import type { Role } from "#app/values/roles.ts";

const StyledBar = lazy(async () => ({
  default: (await import("./styled-bar.tsx")).StyledBar,
}));

type Who = { role: Role | null; waiting?: Waiting };

/** Over pages that shoppers have too: what only the shop's people see of them is loaded for them alone. */
export function WorkBar({ who }: { who: Who | null | undefined }) {
  if (!who?.role) return null;
  return (
    <Suspense>
      <StyledBar role={who.role} waiting={who.waiting} />
    </Suspense>
  );
}
