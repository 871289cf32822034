// `npm run sessions:end -- --all`, or `--user` with a phone or an id.
import { parseArgs } from "node:util";
import { endAllSessionsSql, endSessionsSql, findUserSql } from "./sessions-sql.ts";
import { type ShopDatabase, openShopDatabase } from "./shop-database.ts";

const { values } = parseArgs({
  options: {
    all: { type: "boolean", default: false },
    user: { type: "string" },
    remote: { type: "boolean", default: false },
  },
});

try {
  if (values.all === (values.user !== undefined))
    throw new Error("Say `npm run sessions:end -- --all` or `-- --user <phone or id>`.");
  const database = await openShopDatabase(values.remote);
  try {
    console.log(await endSessions(database, values.user));
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function endSessions({ query }: ShopDatabase, user: string | undefined): Promise<string> {
  if (user === undefined)
    return `${(await query(endAllSessionsSql)).length} sessions ended: everybody is signed out.`;
  const [found] = await query(findUserSql(user));
  if (!found) throw new Error("Nobody has this phone or id.");
  return `${(await query(endSessionsSql(user))).length} sessions of ${found.name} ended.`;
}
