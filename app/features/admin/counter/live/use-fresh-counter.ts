import { useCallback, useEffect, useRef, useState } from "react";
import { ownersFilePath } from "#app/addresses/side-paths.ts";
import type { loadCounter } from "#app/features/admin/counter/load-counter.server.ts";
import { followRoom } from "./follow-room.ts";

export type CounterData = Awaited<ReturnType<typeof loadCounter>>;

/**
 * With a dead room the shop itself is asked; with a living one only for the minutes and a token.
 */
const [askedEveryMs, refreshedEveryMs] = [15_000, 60_000];
/** A token lives for a minute. */
const tokenLastsMs = 45_000;

/**
 * What the page was loaded with, if it was, and from then on what the shop answers whenever there is
 * something to look at. What cannot be asked for stays as it was.
 */
export function useFreshCounter(loaded: CounterData | null) {
  const [data, setData] = useState(loaded);
  const [isAlive, setAlive] = useState(false);
  const [isLost, setLost] = useState(false);
  const token = useRef({ text: loaded?.token ?? "", at: 0 });

  const show = useCallback((fresh: CounterData) => {
    token.current = { text: fresh.token, at: Date.now() };
    setData((known) => (known && fresh.now < known.now ? known : fresh));
  }, []);

  const look = useCallback(async () => {
    const fresh = await ask();
    setLost(fresh === null);
    if (fresh) show(fresh);
  }, [show]);
  useEffect(() => (loaded ? show(loaded) : void look()), [loaded, show, look]);
  const freshToken = useCallback(async () => {
    if (Date.now() - token.current.at > tokenLastsMs) await look();
    return token.current.text;
  }, [look]);
  const roomUrl = data?.roomUrl;
  useEffect(
    () => (roomUrl ? followRoom({ roomUrl, token: freshToken, look, setAlive }) : undefined),
    [roomUrl, freshToken, look],
  );
  useEffect(() => {
    const timer = setInterval(look, isAlive ? refreshedEveryMs : askedEveryMs);
    return () => clearInterval(timer);
  }, [isAlive, look]);
  return { data, isAlive, isLost };
}

/** Null when nobody answers; who is not signed in any more is led to the sign-in. */
async function ask(): Promise<CounterData | null> {
  try {
    const response = await fetch(ownersFilePath("counter/orders"));
    if (response.redirected) location.reload();
    return response.ok && !response.redirected ? ((await response.json()) as CounterData) : null;
  } catch {
    return null;
  }
}
