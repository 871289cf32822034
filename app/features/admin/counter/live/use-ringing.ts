import { useCallback, useEffect, useState } from "react";
import { keepAwake, playTones } from "./ringer.ts";
import { words } from "./words.ts";

const everyMs = 5000;
const vibration = [300, 150, 300];

export type Sound = "off" | "on" | "impossible";

/** Rings, from the first tap on, for as long as an order waits to be accepted anywhere. */
export function useRinging(waiting: number) {
  const { audio, sound, isAwake, start } = useSound();
  useTitle(waiting);
  const isRinging = waiting > 0 && sound === "on";
  useEffect(() => {
    if (!isRinging || !audio) return;
    const ring = () => {
      playTones(audio);
      navigator.vibrate?.(vibration);
    };
    ring();
    const timer = setInterval(ring, everyMs);
    return () => {
      clearInterval(timer);
      navigator.vibrate?.(0);
    };
  }, [isRinging, audio]);
  return { sound, isAwake, start };
}

/**
 * Browsers let a page sound and keep the screen on only after a tap, and take both back at will.
 */
function useSound() {
  const [audio, setAudio] = useState<AudioContext | null>(null);
  const [sound, setSound] = useState<Sound>("off");
  const [isAwake, setAwake] = useState(false);
  const start = useCallback(async () => {
    if (typeof AudioContext === "undefined") return setSound("impossible");
    const opened = audio ?? new AudioContext();
    const tell = () => setSound(opened.state === "running" ? "on" : "off");
    opened.onstatechange = tell;
    setAudio(opened);
    setAwake(await keepAwake());
    await opened.resume();
    tell();
  }, [audio]);
  useEffect(() => {
    if (!audio) return;
    const wake = async () => {
      if (document.hidden) return;
      setAwake(await keepAwake());
      await audio.resume();
    };
    document.addEventListener("visibilitychange", wake);
    return () => document.removeEventListener("visibilitychange", wake);
  }, [audio]);
  return { audio, sound, isAwake, start };
}

function useTitle(waiting: number): void {
  useEffect(() => {
    const title = document.title;
    if (waiting > 0) document.title = words.newOrders(waiting);
    return () => void (document.title = title);
  }, [waiting]);
}
