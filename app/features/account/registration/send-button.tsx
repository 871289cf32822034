import { formatCountdown, useCountdown } from "./use-countdown.ts";

/** Asks for a code; locked, with a visible countdown, for the time after one was sent. */
export function SendButton({ isBusy, lockedForMs, isPlain = false }: { isBusy: boolean; lockedForMs: number; isPlain?: boolean }) {
  const left = useCountdown(lockedForMs);
  return (
    <>
      <button type="submit" className={`button w-full ${isPlain ? "button-plain" : ""}`} disabled={isBusy || left > 0}>
        {isBusy ? "Loading..." : "Send OTP via SMS"}
      </button>
      {left > 0 ? <p role="timer" className="mt-1 text-center text-xs text-stone">You can ask for another OTP in {formatCountdown(left)}.</p> : null}
    </>
  );
}
