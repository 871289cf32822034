// The bell of the shop's people on this device: once started it rings on every page of theirs until it is stopped. Browsers
// let a page sound only after it was touched, many also when the page before was, and take it back at will.
import { useSyncExternalStore } from "react";
import { keepAwake } from "./ringer.ts";

/** 'silent': it is started, and the browser waits for a touch. */
export type Sound = "off" | "on" | "silent" | "impossible";

const key = "bell";
const touches = ["pointerup", "click", "keydown"] as const;

let audio: AudioContext | null = null;
let isAwake = false;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listen) => listen());

export function isBellStarted(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return audio !== null;
  }
}

function soundNow(): Sound {
  if (!isBellStarted()) return "off";
  if (typeof AudioContext === "undefined") return "impossible";
  return audio?.state === "running" ? "on" : "silent";
}

/** Once a page and with every touch, as long as it is started. */
async function wake(): Promise<void> {
  if (!isBellStarted() || typeof AudioContext === "undefined" || document.hidden) return;
  if (!audio) {
    audio = new AudioContext();
    audio.onstatechange = tell;
  }
  void audio.resume().then(tell, tell);
  isAwake ||= await keepAwake();
  tell();
}

function onHiding(): void {
  // The browser lets the screen sleep with the page.
  isAwake = false;
  void wake();
}

export async function startBell(): Promise<void> {
  try {
    localStorage.setItem(key, "started");
  } catch {
    // Kept for this page alone.
  }
  await wake();
  tell();
}

export function stopBell(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // It was for this page alone.
  }
  void audio?.close();
  audio = null;
  tell();
}

function subscribe(listen: () => void): () => void {
  if (listeners.size === 0) {
    void wake();
    for (const touch of touches) addEventListener(touch, wake, { capture: true, passive: true });
    document.addEventListener("visibilitychange", onHiding);
    addEventListener("storage", tell);
  }
  listeners.add(listen);
  return () => {
    listeners.delete(listen);
    if (listeners.size > 0) return;
    for (const touch of touches) removeEventListener(touch, wake, { capture: true });
    document.removeEventListener("visibilitychange", onHiding);
    removeEventListener("storage", tell);
  };
}

/** What rings: null as long as it may not. */
export const bellAudio = () => audio;

export function useBell(): { sound: Sound; isAwake: boolean } {
  const sound = useSyncExternalStore(subscribe, soundNow, () => "off" as const);
  const isScreenOn = useSyncExternalStore(
    subscribe,
    () => isAwake,
    () => false,
  );
  return { sound, isAwake: isScreenOn };
}
