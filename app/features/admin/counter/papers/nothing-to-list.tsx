import { counterPath } from "#app/addresses/side-paths.ts";
import { words as counter } from "#app/features/admin/counter/words.ts";

/** A list of nothing says so, and leads on. */
export function NothingToList({ title, text }: { title: string; text: string }) {
  return (
    <main id="main" className="counter">
      <h1>{title}</h1>
      <p className="panel mb-4">{text}</p>
      <a href={counterPath} className="button">
        {counter.toCounter}
      </a>
    </main>
  );
}
