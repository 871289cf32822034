import { Suspense, lazy } from "react";

const StyledBar = lazy(async () => ({
  default: (await import("./styled-bar.tsx")).StyledBar,
}));

/** Over pages that shoppers have too: what only admins see of them is loaded for admins alone. */
export function WorkBar() {
  return (
    <Suspense>
      <StyledBar />
    </Suspense>
  );
}
