import { createContext, useContext } from "react";

/** What a paper says in Hindi below the English, by its English text. */
export type InHindi = Record<string, string>;

/** Null where papers speak English alone. */
export const Bilingual = createContext<InHindi | null>(null);

/** The Hindi of a text, where the paper has it too. */
export function Below({ text }: { text: string }) {
  const hindi = useContext(Bilingual)?.[text];
  return hindi && hindi !== text ? (
    <>
      {" "}
      <span lang="hi" className="block text-xs font-normal">
        {hindi}
      </span>
    </>
  ) : null;
}

/** A heading of a paper. */
export function Said({ text }: { text: string }) {
  return (
    <>
      {text}
      <Below text={text} />
    </>
  );
}
