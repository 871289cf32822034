import { loginPath, sellPath } from "#app/addresses/paths.ts";
import { formatPaise } from "#app/values/money.ts";
import { tillAddress } from "./till.ts";
import type { useSales } from "./use-sales.ts";
import { words } from "./words.ts";

type HeldUpProps = Pick<
  ReturnType<typeof useSales>,
  "waiting" | "refused" | "isSending" | "isSignedOut" | "forget"
>;

/** What the network holds up, and what was refused when it came through. */
export function HeldUp({ waiting, refused, isSending, isSignedOut, forget }: HeldUpProps) {
  const waits = waiting.length > 0 && !isSending;
  const paise = waiting.reduce((sum, sale) => sum + sale.paise, 0);
  return (
    <>
      {waits ? (
        <p role="status" className="waits-for-network">
          {isSignedOut ? (
            <>
              {words.signInAgain}{" "}
              <a href={`${loginPath}?redirect=${sellPath}`} className="link">
                {words.signIn}
              </a>
            </>
          ) : (
            words.waiting(waiting.length, formatPaise(paise))
          )}
        </p>
      ) : null}
      {refused.map(({ sale, message }) => (
        <div key={sale.key} role="alert" className="panel mb-3 bg-rose">
          <p className="text-chilli">{words.notSent(formatPaise(sale.paise), message)}</p>
          <p className="ways">
            <a href={tillAddress(sale)} className="button">
              {words.backOnTill}
            </a>
            <button type="button" className="button button-plain" onClick={() => forget(sale.key)}>
              {words.forget}
            </button>
          </p>
        </div>
      ))}
    </>
  );
}
