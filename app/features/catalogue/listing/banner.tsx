import { AskPin, type AskPinProps } from "./ask-pin.tsx";
import type { ComesWhen, DeliveryHere } from "./comes-when.server.ts";
import { WhenItComes } from "./when-it-comes.tsx";
import { words } from "./words.ts";

type BannerProps = DeliveryHere & AskPinProps;

/** What the shop is, when it comes or what that costs, and the question where to. */
export function Banner({ delivery, asksPin, refused }: BannerProps) {
  if (delivery && !asksPin) return <Known {...{ delivery, refused }} />;
  return (
    <section className="mb-4 rounded-lg bg-mint p-3 md:flex md:items-center md:justify-between">
      <div>
        <h1 className="text-lg md:text-xl">{words.slogan}</h1>
        {delivery ? (
          <WhenItComes {...delivery} />
        ) : asksPin ? null : (
          <p className="text-xs text-stone md:text-sm">{words.promise}</p>
        )}
      </div>
      {asksPin ? <AskPin refused={refused} /> : null}
    </section>
  );
}

/** Where it is known where to: in one row where there is room, and the question folded. */
function Known({ delivery, refused }: AskPinProps & { delivery: ComesWhen }) {
  const { when, refusal, costs, note } = delivery;
  return (
    <section className="mb-4 rounded-lg bg-mint p-3 text-sm md:flex md:items-center md:justify-between">
      <div>
        <h1 className="text-sm">{words.slogan}</h1>
        <strong className="text-base text-leaf">{when ?? refusal}</strong>
        {note ? <p>{note}</p> : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="flex-1">{costs}</p>
        <details open={Boolean(refused)}>
          <summary className="link min-h-11 list-none content-center">{words.change}</summary>
          <AskPin refused={refused} />
        </details>
      </div>
    </section>
  );
}
