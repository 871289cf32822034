import type { SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import {
  type SomeCards,
  refreshCards,
} from "#app/features/catalogue/cards/refresh-cards.server.ts";
import { raiseVersion } from "#app/platform/edge/raise-version.server.ts";
import type { Database } from "#app/platform/database.server.ts";

/** Nothing is asked of it: it only makes statements. */
const maker = drizzle({} as D1Database) as Database;

/** As `refreshCards`, for whoever writes statements of another kind; its only values are texts. */
export const refreshSql = (some: SomeCards): SQL[] =>
  Object.values(refreshCards(maker, some)).map((statement) => statement.getSQL());

export const raiseVersionSql = (): SQL => raiseVersion(maker).getSQL();
