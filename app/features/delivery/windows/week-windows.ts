import type { Template } from "./templates.server.ts";

/** What is the same on several days of the week stands once. */
export type WeekWindow = Omit<Template, "id" | "weekday"> & { ids: string[]; weekdays: number[] };

/** In the order of the templates, by days and then by times. */
export function weekWindows(templates: Template[]): WeekWindow[] {
  const same = Map.groupBy(templates, ({ id: _, weekday: __, ...terms }) => JSON.stringify(terms));
  return [...same.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { id: _, weekday: __, ...terms } = first;
    const ids = own.map(({ id }) => id);
    return [{ ...terms, ids, weekdays: own.map(({ weekday }) => weekday) }];
  });
}
