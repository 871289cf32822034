import { useCallback, useEffect, useRef, useState } from "react";
import { sendTicksPath } from "#app/addresses/side-paths.ts";
import { sendWaiting } from "#app/platform/waiting/waiting.ts";
import type { AnsweredTicks } from "./answer-ticks.server.ts";

/** How soon the page shows what another phone ticked. */
const everyMs = 4_000;

/**
 * The ticks of the list as the shop has them, and over them those of this page that it does not have
 * yet: they are sent until it answers.
 */
export function useTicks(orderIds: string[], loaded: string[]) {
  const [kept, setKept] = useState(loaded);
  const [own, setOwn] = useState<Record<string, boolean>>({});
  const isTicked = (pack: string) => own[pack] ?? kept.includes(pack);
  const orders = orderIds.join();
  const sent = useRef({ kept, own });
  sent.current = { kept, own };

  const send = useCallback(async () => {
    const { kept: before, own: typed } = sent.current;
    const now = [
      ...before.filter((pack) => typed[pack] !== false),
      ...Object.keys(typed).filter((pack) => typed[pack] && !before.includes(pack)),
    ];
    const fields = [
      ["orders", orders],
      ...before.map((pack) => ["before", pack]),
      ...now.map((pack) => ["picked", pack]),
    ] as [string, string][];
    const answer = await sendWaiting<AnsweredTicks>({ path: sendTicksPath, fields }, [200]);
    if (answer === "signed-out") return location.reload();
    if (answer === "lost") return;
    setKept(answer.ticked);
    // A tap that came meanwhile stays until it is sent, too.
    setOwn((newest) =>
      Object.fromEntries(Object.entries(newest).filter(([pack, is]) => typed[pack] !== is)),
    );
  }, [orders]);

  useEffect(() => setKept(loaded), [loaded]);
  useEffect(() => {
    if (Object.keys(own).length > 0) void send();
  }, [own, send]);
  useRegularly(send);
  return {
    ...{ kept, isTicked },
    tick: (pack: string, isNow: boolean) => setOwn((before) => ({ ...before, [pack]: isNow })),
  };
}

/** As long as somebody looks at the page. */
function useRegularly(send: () => Promise<void>): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void send();
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [send]);
}
