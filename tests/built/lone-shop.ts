// A process to be killed: the built shop without its sandbox, which says what its database holds and runs its job when told to.
import { runShop } from "#scripts/run.ts";
import { readSettings } from "#scripts/settings.ts";
import { preparedParts } from "./prepared-parts.ts";

export type Told = { id: number; sql: string | null };

const shop = await runShop(await preparedParts(readSettings(process.env)));
const { DB } = await shop.bindings();

process.on("message", ({ id, sql }: Told) => {
  const work =
    sql === null
      ? shop.runScheduled()
      : DB.prepare(sql)
          .all()
          .then(({ results }) => results);
  void work.then((rows) => process.send?.({ id, rows }));
});
// A test that dies leaves nobody to kill it.
process.on("disconnect", () => process.exit());
process.send?.({ id: 0 });
