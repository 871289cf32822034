import { Link } from "@remix-run/react";
import { counterPath } from "#app/addresses/side-paths.ts";
import { nextStep } from "#app/features/orders/counter/counter-steps.ts";
import { stopBell } from "./bell.ts";
import { WhySilent } from "./bell-state.tsx";
import { useFreshCounter } from "./use-fresh-counter.ts";
import { useRinging } from "./use-ringing.ts";
import { words } from "./words.ts";

/** Beside the counter's own page: rings, and says what for; in red where it can't. */
export function BellBar() {
  const { data, isLost } = useFreshCounter(null);
  const waiting = data?.orders.filter((order) => nextStep(order) === "accept").length ?? 0;
  const { sound } = useRinging(waiting);
  const isSilent = sound === "silent" || sound === "impossible";
  if (sound === "off" || !(waiting > 0 || isSilent || isLost)) return null;
  return (
    <aside className="bell-bar print:hidden" aria-label={words.bell}>
      <p role="status">
        <WhySilent sound={sound} />
        {isLost ? <strong className="text-chilli">{words.noConnection} </strong> : null}
        {waiting > 0 ? (
          <Link to={counterPath} className="link">
            {words.waiting(waiting)}
          </Link>
        ) : null}
      </p>
      <button type="button" className="button button-plain" onClick={stopBell}>
        {words.stop}
      </button>
    </aside>
  );
}
