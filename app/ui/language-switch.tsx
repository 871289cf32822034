import { Fragment, useEffect } from "react";
import { type Language, languages } from "#app/values/language.ts";
import { words } from "#app/values/words.ts";
import { keepTyping, takeTyped } from "./kept-typing.ts";

const names: Record<Language, string> = { en: "English", hi: "हिन्दी" };

/**
 * Every language under its own name. It loads the page anew, so it is no form of the scripts', which
 * only carry over what was typed.
 */
export function LanguageSwitch({ action }: { action: string }) {
  useEffect(() => {
    const typed = takeTyped();
    if (typed) void import("./restore-typing.ts").then(({ restoreTyping }) => restoreTyping(typed));
  }, []);
  return (
    <form
      method="post"
      action={action}
      onSubmit={keepTyping}
      className="flex items-center gap-2 text-xs"
    >
      {languages.toReversed().map((language, at) => (
        <Fragment key={language}>
          {at > 0 ? "|" : null}
          {language === words.language ? (
            <b aria-current="true">{names[language]}</b>
          ) : (
            <button
              name="language"
              value={language}
              lang={language}
              className="link -mx-2.5 min-h-11 px-2.5"
            >
              {names[language]}
            </button>
          )}
        </Fragment>
      ))}
    </form>
  );
}
