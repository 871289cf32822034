import { Filled } from "#app/ui/filled.tsx";
import { words as ui } from "#app/ui/words.ts";
import { words } from "./page.words.ts";

type NoKhataProps = { ownPhone: string; shopPhone: string };

/** What a khata is, and how a customer without one gets it. */
export function NoKhata({ ownPhone, shopPhone }: NoKhataProps) {
  const call = (
    <a href={`tel:+91${shopPhone}`} className="link whitespace-nowrap">
      {shopPhone}
    </a>
  );
  const own = <strong className="whitespace-nowrap">{ownPhone}</strong>;
  return (
    <>
      <p className="mb-2 font-semibold">{words.noKhata}</p>
      <p className="mb-6">{words.whatItIs}</p>
      <h2 className="mb-2">{words.howToGet}</h2>
      <ol className="mb-6 grid list-decimal gap-2 pl-6">
        <li>
          <Filled text={shopPhone ? words.askOrCall : words.ask} phone={call} />
        </li>
        <li>
          <Filled text={words.sayNumber} phone={own} />
        </li>
        <li>{words.sayOrders}</li>
      </ol>
      <a href="/" className="button">
        {ui.toShop}
      </a>
    </>
  );
}
