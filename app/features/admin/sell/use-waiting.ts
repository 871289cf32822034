import { useCallback, useEffect, useRef, useState } from "react";
import {
  type SaleAnswer,
  type WaitingSale,
  dropWaiting,
  keepWaiting,
  readWaiting,
  sendSale,
} from "./waiting-sales.ts";

type Lost = "lost" | "signed-out";
const againMs = 4000;

/** A sale is kept before it is sent: what the network swallowed is sent again until it is answered. */
export function useWaiting(onAnswer: (sale: WaitingSale, answer: SaleAnswer) => void) {
  const [waiting, setWaiting] = useState<WaitingSale[]>([]);
  const [isSignedOut, setSignedOut] = useState(false);
  const tell = useRef(onAnswer);
  tell.current = onAnswer;
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  /** One after another: none is on the way twice. */
  const send = useCallback((sale: WaitingSale): Promise<SaleAnswer | Lost> => {
    const sent = turn.current.then(async () => {
      const answer = await sendSale(sale);
      setSignedOut(answer === "signed-out");
      if (typeof answer !== "string") setWaiting(dropWaiting(sale));
      return answer;
    });
    turn.current = sent;
    return sent;
  }, []);
  const sendAgain = useCallback(async () => {
    for (const sale of readWaiting()) {
      const answer = await send(sale);
      if (typeof answer === "string") return;
      tell.current(sale, answer);
    }
  }, [send]);
  useEffect(() => {
    setWaiting(readWaiting());
    void sendAgain();
  }, [sendAgain]);
  useAgain(waiting.length > 0, sendAgain);
  return {
    ...{ waiting, isSignedOut },
    sendFirst(sale: WaitingSale) {
      setWaiting(keepWaiting(sale));
      return send(sale);
    },
  };
}

function useAgain(isWaiting: boolean, sendAgain: () => Promise<void>) {
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => void sendAgain();
    const timer = setInterval(again, againMs);
    addEventListener("online", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
    };
  }, [isWaiting, sendAgain]);
}
