import { type Label, labelNames, labelTerms } from "#app/values/label.ts";
import { otherLanguage } from "#app/values/other-language.ts";
import { vegMarks } from "#app/values/veg-mark.ts";
import { words } from "./words.ts";

/** What the label says, as far as the shop knows it: folded on a phone, open where there is room. */
export function AboutPack({ label }: { label: Label | undefined }) {
  const said = labelNames.filter((name) => label?.[name] && name !== "labelNote");
  if (!label || said.length === 0) return null;
  return (
    <details className="fold mt-4 border-y border-line">
      <summary className="flex min-h-12 items-center justify-between">
        <h2>{words.aboutPack}</h2>
      </summary>
      <div className="pb-3">
        {label.labelNote ? (
          <p className="font-semibold text-stone" lang={otherLanguage(label.labelNote)}>
            {label.labelNote}
          </p>
        ) : null}
        <dl className="grid gap-x-6 wrap-anywhere md:grid-cols-2">
          {said.map((name) => (
            <div key={name} className="mt-2">
              <dt className="text-xs text-stone">{labelTerms[name]}</dt>
              <Said text={saidOf(name, label)} />
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}

function Said({ text }: { text: string }) {
  return <dd lang={otherLanguage(text)}>{text}</dd>;
}

function saidOf(name: keyof Label, label: Label): string {
  if (name === "vegMark") return label.vegMark ? vegMarks[label.vegMark] : "";
  return name === "originCountry" ? words.country(label[name]) : label[name];
}
