import { useEffect } from "react";

const shownMs = 4000;
const box = "fixed inset-x-3 bottom-20 z-40 mx-auto max-w-md rounded-md border p-3 shadow-lg";

/** Why a change of the cart was not taken, or that it waits for the network. */
export function CartNotice({ problem, isOffline, onClose }: { problem: string | null; isOffline: boolean; onClose: () => void }) {
  useEffect(() => {
    if (!problem) return;
    const timer = setTimeout(onClose, shownMs);
    return () => clearTimeout(timer);
  }, [problem, onClose]);
  if (problem) return <p role="alert" className={`${box} border-chilli bg-rose text-chilli`}><span aria-hidden="true">⚠ </span>{problem}</p>;
  if (isOffline) return <p role="status" className={`${box} border-line bg-sand`}>No connection. Your changes are kept and will be sent.</p>;
  return null;
}
