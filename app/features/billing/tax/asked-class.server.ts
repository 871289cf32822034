import type { RequestContext } from "#app/platform/context.server.ts";
import { indianDay } from "#app/values/dates.ts";
import { calledWithRate } from "./class-called.ts";
import { readClassNames } from "./class-guess.server.ts";
import { classesMeant, quotedNames } from "./class-meant.ts";
import { listTaxClasses } from "./tax-classes.server.ts";
import { words } from "./words.ts";

type AskedClass = { id: string; error?: undefined } | { id?: undefined; error: string };

/** The one class that a text means; else why it is none, with those of which one has to be chosen. */
export async function readAskedClass(context: RequestContext, text: string): Promise<AskedClass> {
  const typed = text.trim();
  if (typed === "") return { error: words.chooseClass };
  const meant = classesMeant(typed, await readClassNames(context));
  const [first] = meant;
  if (!first) return { error: words.noSuchClass(typed) };
  if (meant.length === 1) return { id: first.id };
  const today = indianDay(context.now);
  const named = (await listTaxClasses(context)).filter(({ id }) =>
    meant.some((one) => one.id === id),
  );
  return {
    error: words.whichClass(
      quotedNames(named.map((one) => ({ name: calledWithRate(one, today) }))),
    ),
  };
}
