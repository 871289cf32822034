import { counterPath } from "#app/addresses/side-paths.ts";
import { words as counter } from "#app/features/admin/counter/words.ts";
import { words } from "./words.ts";

/** A list without its orders leads to where they are chosen. */
export function NoneChosen({ title }: { title: string }) {
  return (
    <main id="main" className="counter">
      <h1>{title}</h1>
      <p className="mb-4">{words.chooseAtCounter}</p>
      <a href={counterPath} className="button">
        {counter.toCounter}
      </a>
    </main>
  );
}
