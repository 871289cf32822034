import { useEffect, useState } from "react";
import { useRinging } from "./use-ringing.ts";

type StartBarProps = { waiting: number; isAlive: boolean; isLost: boolean };

/** The one tap that browsers ask for before they ring, and plainly what works and what does not. */
export function StartBar({ waiting, isAlive, isLost }: StartBarProps) {
  const { sound, isAwake, start } = useRinging(waiting);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    <>
      {sound === "off" ? (
        <button
          type="button"
          className={`button by-script ${isLive ? "" : "unready"}`}
          onClick={start}
        >
          Start the counter
        </button>
      ) : null}
      <p className="state by-script" role="status">
        {sound === "off" ? "Sound is off until you tap 'Start the counter'. " : null}
        {sound === "on" ? "Rings for new orders. " : null}
        {sound === "impossible" ? "This browser can't ring: keep an eye on the counter. " : null}
        {sound === "on" && !isAwake ? "Keep the screen on: this browser does not. " : null}
        {isLost ? <b>No connection: what stands here may be old.</b> : null}
        {!isLost && !isAlive ? "Asks every 15 seconds." : null}
      </p>
    </>
  );
}
