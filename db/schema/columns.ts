import { integer } from "drizzle-orm/sqlite-core";

/** Money is integer paise, time integer milliseconds UTC, quantities thousandths of their unit. */

export const milliseconds = (name: string) => integer(name);
export const flag = (name: string) => integer(name, { mode: "boolean" });
