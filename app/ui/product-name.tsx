import { type Named, cardTitle } from "#app/values/card-title.ts";
import { titleCase } from "#app/values/text.ts";
import { words } from "#app/values/words.ts";

/** As goods are called; where that is in Hindi, by their English name below. */
export function ProductName({ of }: { of: Named }) {
  const title = cardTitle(of);
  if (!words.showsHindiNames) return title;
  if (!of.nameHi) return <span lang="en">{title}</span>;
  return (
    <>
      {`${title} `}
      <span lang="en" className="block text-xs font-normal text-stone">
        {titleCase(of.name)}
      </span>
    </>
  );
}
