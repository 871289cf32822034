import { useEffect, useState } from "react";

/** Whether scripts run: never while the page is made. */
export function useScripts(): boolean {
  const [hasScripts, setScripts] = useState(false);
  useEffect(() => setScripts(true), []);
  return hasScripts;
}
