import { useState } from "react";
import { type ToastFacts, Toast } from "./toast.tsx";
import { cameWith } from "./toast-page.ts";

/** Only on the page it came with: a form that is refused is the next, with what was loaded before. */
export function ToastPlace({ toast, page }: { toast: ToastFacts | null; page: string }) {
  const [before, setBefore] = useState({ toast, page });
  const came = cameWith(before, { toast, page });
  if (came !== before) setBefore(came);
  return toast && came.page === page ? <Toast key={page} {...toast} /> : null;
}
