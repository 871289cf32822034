import { formatCountdown, useCountdown } from "./use-countdown.ts";
import { words as uiWords } from "#app/ui/words.ts";
import { words } from "./words.ts";

type SendButtonProps = { isBusy: boolean; lockedForMs: number; isOff?: boolean; isPlain?: boolean };

/** Asks for a code; locked, with a visible countdown, for the time after one was sent. */
export function SendButton({
  isBusy,
  lockedForMs,
  isOff = false,
  isPlain = false,
}: SendButtonProps) {
  const left = useCountdown(lockedForMs);
  return (
    <>
      <button
        type="submit"
        className={`button w-full ${isPlain ? "button-plain" : "disabled:bg-line disabled:text-stone disabled:opacity-100"}`}
        disabled={isOff || isBusy || left > 0}
      >
        {isBusy ? uiWords.loading : words.sendCode}
      </button>
      {left > 0 ? (
        <p role="timer" className="mt-1 text-center text-xs text-stone">
          {words.anotherIn(formatCountdown(left))}
        </p>
      ) : null}
    </>
  );
}
