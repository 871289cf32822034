import { useEffect } from "react";
import { bellAudio, useBell } from "./bell.ts";
import { playTones } from "./ringer.ts";
import { words } from "./words.ts";

const everyMs = 5000;
const vibration = [300, 150, 300];

/** Rings, once the bell is started, for as long as an order waits to be accepted anywhere. */
export function useRinging(waiting: number) {
  const bell = useBell();
  useTitle(waiting);
  const isRinging = waiting > 0 && bell.sound === "on";
  useEffect(() => {
    if (!isRinging) return;
    const ring = () => {
      const audio = bellAudio();
      if (audio) playTones(audio);
      navigator.vibrate?.(vibration);
    };
    ring();
    const timer = setInterval(ring, everyMs);
    return () => {
      clearInterval(timer);
      navigator.vibrate?.(0);
    };
  }, [isRinging]);
  return bell;
}

function useTitle(waiting: number): void {
  useEffect(() => {
    const title = document.title;
    if (waiting > 0) document.title = words.newOrders(waiting);
    return () => void (document.title = title);
  }, [waiting]);
}
