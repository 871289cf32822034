import { useEffect, useState } from "react";
import { useWaiting } from "#app/platform/waiting/use-waiting.ts";
import { dropWaiting, keepWaiting, readWaiting } from "#app/platform/waiting/waiting.ts";
import { newId } from "#app/values/identifier.ts";
import type { RunData } from "./load-run.server.ts";
import {
  type HeldTap,
  type TapAnswer,
  type WaitingTap,
  heldTapOf,
  heldTaps,
  postTap,
  waitingTaps,
} from "./waiting-taps.ts";

export type Tapped = Omit<WaitingTap, "key">;

/** The rider's page with what was tapped: what waits for the network, and what the shop refused or booked otherwise. */
export function useTaps(loaded: RunData) {
  const [run, setRun] = useState(loaded);
  const [held, setHeld] = useState<HeldTap[]>([]);
  const [done, setDone] = useState("");
  const [isSending, setSending] = useState(false);
  const list = heldTaps(loaded.riderId);
  const { waiting, isSignedOut, sendFirst } = useWaiting<WaitingTap, TapAnswer>({
    ...{ list: waitingTaps(loaded.riderId), send: postTap, onAnswer: answered },
  });
  useEffect(() => setRun(loaded), [loaded]);
  useEffect(() => setHeld(readWaiting(list)), [list]);

  function answered(tap: WaitingTap, answer: TapAnswer) {
    setRun(answer.run);
    const toRead = heldTapOf(tap, answer);
    if (toRead) setHeld(keepWaiting(list, toRead));
    else setDone(answer.message);
  }
  async function tap(tapped: Tapped) {
    const sent = { ...tapped, key: newId() };
    setDone("");
    setHeld(dropWaiting(list, tapped.orderId));
    setSending(navigator.onLine);
    const answer = await sendFirst(sent);
    setSending(false);
    if (typeof answer !== "string") answered(sent, answer);
  }
  const isOpen = ({ orderId, isDelivered }: HeldTap) =>
    !isDelivered && run.drops.some(({ id, isOut }) => id === orderId && isOut);
  return {
    ...{ run, waiting, isSending, isSignedOut, done, tap },
    /** Said at the order itself, which is still open; else above all of them. */
    refused: held.filter(isOpen),
    apart: held.filter((one) => !isOpen(one)),
    forget: (key: string) => setHeld(dropWaiting(list, key)),
  };
}
