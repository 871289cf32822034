import { useEffect, useState } from "react";
import { startBell, stopBell } from "./bell.ts";
import { WhySilent } from "./bell-state.tsx";
import { useRinging } from "./use-ringing.ts";
import { words } from "./words.ts";

type StartBarProps = { waiting: number; isAlive: boolean; isLost: boolean };

/** The one tap that browsers ask for before they ring, and plainly what works and what does not. */
export function StartBar({ waiting, isAlive, isLost }: StartBarProps) {
  const { sound, isAwake } = useRinging(waiting);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    <>
      {sound === "off" ? (
        <button
          type="button"
          className="button button-plain by-script"
          disabled={!isLive}
          onClick={startBell}
        >
          {words.start}
        </button>
      ) : (
        <button type="button" className="button button-plain" onClick={stopBell}>
          {words.stop}
        </button>
      )}
      <p className="state by-script" role="status">
        {sound === "off" ? `${words.soundIsOff} ` : null}
        {sound === "on" ? `${words.rings} ` : null}
        <WhySilent sound={sound} />
        {sound === "on" && !isAwake ? `${words.keepScreenOn} ` : null}
        {isLost ? <b>{words.noConnection}</b> : null}
        {!isLost && !isAlive ? words.asksOften : null}
      </p>
    </>
  );
}
