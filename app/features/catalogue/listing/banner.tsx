import { AskPin, type AskPinProps } from "./ask-pin.tsx";
import type { DeliveryHere } from "./comes-when.server.ts";
import { WhenItComes } from "./when-it-comes.tsx";
import { words } from "./words.ts";

type BannerProps = DeliveryHere & AskPinProps;

/** What the shop is, when it comes or what that costs, and the question where to. */
export function Banner({ delivery, asksPin, refused }: BannerProps) {
  return (
    <section className="mb-4 rounded-lg bg-mint p-3 md:flex md:items-center md:justify-between">
      <div>
        <h1 className={delivery?.when ? "text-sm" : "text-lg md:text-xl"}>{words.slogan}</h1>
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
