import { useCallback, useEffect, useRef, useState } from "react";
import { type Lost, type Unanswered, dropWaiting, keepWaiting, readWaiting } from "./waiting.ts";

type Queue<T, A> = {
  /** Its name in this browser. */
  list: string;
  send: (one: T) => Promise<A | Lost>;
  /** Of what had to be sent again. */
  onAnswer: (one: T, answer: A) => void;
};

const againMs = 4000;

/** Each is kept before it is sent: what the network swallowed is sent again until it is answered. */
export function useWaiting<T extends Unanswered, A extends object>(queue: Queue<T, A>) {
  const [waiting, setWaiting] = useState<T[]>([]);
  const [isSignedOut, setSignedOut] = useState(false);
  const { list } = queue;
  const current = useRef(queue);
  current.current = queue;
  const inTurn = useTurn();

  const send = useCallback(
    (one: T) =>
      inTurn(async (): Promise<A | Lost> => {
        if (!isWaiting(list, one)) return "lost";
        const answer = await current.current.send(one);
        setSignedOut(answer === "signed-out");
        if (typeof answer !== "string") setWaiting(dropWaiting(list, one.key));
        return answer;
      }),
    [list, inTurn],
  );
  const sendAgain = useCallback(async () => {
    for (const one of readWaiting<T>(list)) {
      const answer = await send(one);
      if (typeof answer === "string") return;
      current.current.onAnswer(one, answer);
    }
  }, [list, send]);
  useEffect(() => {
    setWaiting(readWaiting<T>(list));
    void sendAgain();
  }, [list, sendAgain]);
  useAgain(waiting.length > 0, sendAgain);
  return {
    ...{ waiting, isSignedOut },
    sendFirst(one: T) {
      setWaiting(keepWaiting(list, one));
      return send(one);
    },
  };
}

/** One after another: none is on the way twice. */
function useTurn() {
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(<R>(work: () => Promise<R>): Promise<R> => {
    const done = turn.current.then(work);
    turn.current = done;
    return done;
  }, []);
}

/** What was answered meanwhile is not. */
function isWaiting(list: string, { key }: Unanswered): boolean {
  return readWaiting(list).some((one) => one.key === key);
}

function useAgain(hasWaiting: boolean, sendAgain: () => Promise<void>) {
  useEffect(() => {
    if (!hasWaiting) return;
    const again = () => void sendAgain();
    const timer = setInterval(again, againMs);
    addEventListener("online", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
    };
  }, [hasWaiting, sendAgain]);
}
