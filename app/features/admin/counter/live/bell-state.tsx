import type { Sound } from "./bell.ts";
import { words } from "./words.ts";

/** Why nothing rings although it was started. */
export function WhySilent({ sound }: { sound: Sound }) {
  if (sound !== "silent" && sound !== "impossible") return null;
  return (
    <strong className="text-chilli">{sound === "silent" ? words.silent : words.cannotRing} </strong>
  );
}
