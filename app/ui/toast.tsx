import { useEffect, useState } from "react";

const toastDurationMs = 4000;

/**
 * A message that survived a redirect. With scripts it lies over the page for four seconds, without
 * it stays above.
 */
export function Toast({ kind, message }: { kind: "success" | "error"; message: string }) {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), toastDurationMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <p
      role="status"
      className={`toast mx-auto max-w-md rounded-md border px-3 py-2 text-center text-sm font-semibold raised print:hidden ${kind === "error" ? "border-chilli bg-rose text-chilli" : "border-leaf bg-mint text-leaf"}`}
    >
      {message}
    </p>
  );
}
