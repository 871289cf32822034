import type { ReactNode } from "react";
import { type Named, cardTitle } from "#app/values/card-title.ts";
import { titleCase } from "#app/values/text.ts";
import { words } from "#app/values/words.ts";

const asItIs = (text: string): ReactNode => text;

/** As goods are called; where that is in Hindi, by their English name below. */
export function ProductName({ of, mark = asItIs }: { of: Named; mark?: typeof asItIs }) {
  const title = mark(cardTitle(of));
  if (!words.showsHindiNames) return title;
  if (!of.nameHi) return <span lang="en">{title}</span>;
  return (
    <>
      {title}{" "}
      <span lang="en" className="block text-xs font-normal text-stone">
        {mark(titleCase(of.name))}
      </span>
    </>
  );
}
