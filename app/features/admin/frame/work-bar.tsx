import { Suspense, lazy } from "react";
import type { Role } from "#app/values/roles.ts";

const StyledBar = lazy(async () => ({
  default: (await import("./styled-bar.tsx")).StyledBar,
}));

/** Over pages that shoppers have too: what only the shop's people see of them is loaded for them alone. */
export function WorkBar({ role }: { role: Role | null }) {
  if (role === null) return null;
  return (
    <Suspense>
      <StyledBar role={role} />
    </Suspense>
  );
}
