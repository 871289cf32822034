import { useEffect } from "react";
import { words } from "./words.ts";

const shownMs = 4000;
const box = "notice raised";

type CartNoticeProps = {
  problem: string | null;
  news: string | null;
  isOffline: boolean;
  onClose: () => void;
};

/**
 * Why a change of the cart was not taken, what changed of its prices, or that it waits for the
 * network.
 */
export function CartNotice({ problem, news, isOffline, onClose }: CartNoticeProps) {
  useEffect(() => {
    if (!problem && !news) return;
    const timer = setTimeout(onClose, shownMs);
    return () => clearTimeout(timer);
  }, [problem, news, onClose]);
  if (problem)
    return (
      <p role="alert" className={`${box} warned border-chilli bg-rose text-chilli`}>
        {problem}
      </p>
    );
  if (news)
    return (
      <p role="status" className={`${box} pointer-events-none`}>
        {news}
      </p>
    );
  if (isOffline)
    return (
      <p role="status" className={box}>
        {words.offline}
      </p>
    );
  return null;
}
