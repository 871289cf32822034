import { sql } from "drizzle-orm";

/** A column over `financials AS f`: its codes with spaces between them, "" for none. */
export const codesOfRow = sql`(SELECT coalesce(group_concat(code, ' '), '') FROM (SELECT code FROM pack_codes
  WHERE financial_id = f.id ORDER BY code)) AS codes`;
