import { type Label, labelNames, labelTerms } from "#app/values/label.ts";
import { otherLanguage } from "#app/values/other-language.ts";
import { vegMarks } from "#app/values/veg-mark.ts";
import { words } from "./words.ts";

/** What the label says, as far as the shop knows it. */
export function AboutPack({ label }: { label: Label | undefined }) {
  const said = labelNames.filter((name) => label?.[name] && name !== "labelNote");
  if (!label || said.length === 0) return null;
  return (
    <section className="panel mt-6" aria-labelledby="about">
      <h2 id="about">{words.aboutPack}</h2>
      {label.labelNote ? (
        <p className="font-semibold text-stone" lang={otherLanguage(label.labelNote)}>
          {label.labelNote}
        </p>
      ) : null}
      <dl className="grid gap-x-6 wrap-anywhere md:grid-cols-2 lg:grid-cols-3">
        {said.map((name) => (
          <Said key={name} term={labelTerms[name]} text={saidOf(name, label)} />
        ))}
      </dl>
    </section>
  );
}

function Said({ term, text }: { term: string; text: string }) {
  return (
    <div className="mt-2 flex flex-wrap items-baseline gap-x-3">
      <dt className="basis-28 text-xs text-stone">{term}</dt>
      <dd className="flex-1 basis-28" lang={otherLanguage(text)}>
        {text}
      </dd>
    </div>
  );
}

function saidOf(name: keyof Label, label: Label): string {
  if (name === "vegMark") return label.vegMark ? vegMarks[label.vegMark] : "";
  return name === "originCountry" ? words.country(label[name]) : label[name];
}
