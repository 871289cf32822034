import { loginPath, runPath } from "#app/addresses/paths.ts";
import { shortOf } from "#app/values/identifier.ts";
import type { useTaps } from "./use-taps.ts";
import { words } from "./words.ts";

type HeldTapsProps = Pick<
  ReturnType<typeof useTaps>,
  "waiting" | "isSending" | "isSignedOut" | "done" | "apart" | "forget"
>;

/** How many taps wait for the network, and what the shop answered to those that came through. */
export function HeldTaps(taps: HeldTapsProps) {
  const { waiting, isSending, isSignedOut, done, apart, forget } = taps;
  const waits = waiting.length > 0 && !isSending;
  return (
    <>
      <p role="status" className={waits || done ? "panel mb-4 font-semibold" : undefined}>
        {waits ? isSignedOut ? <SignInAgain /> : words.waiting(waiting.length) : done}
      </p>
      {apart.map(({ key, message, isDelivered }) => (
        <div key={key} role="alert" className="panel mb-4 bg-rose">
          <p className="mb-2 text-chilli">
            {isDelivered ? message : words.notDelivered(shortOf(key), message)}
          </p>
          <button type="button" className="button button-plain w-full" onClick={() => forget(key)}>
            {words.seen}
          </button>
        </div>
      ))}
    </>
  );
}

function SignInAgain() {
  return (
    <>
      {words.signInAgain}{" "}
      <a href={`${loginPath}?redirect=${runPath}`} className="link">
        {words.signIn}
      </a>
    </>
  );
}
