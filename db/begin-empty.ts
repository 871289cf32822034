import { openBindings } from "#scripts/bindings.ts";
import { migrate } from "./migrate.ts";
import { seedWithoutGoods } from "./seed/seed.ts";

/** As an owner begins: `npm start` finds the owner, and brings no sample goods. */
export async function beginEmpty(folder: string): Promise<void> {
  const { bindings, close } = await openBindings(folder);
  await migrate(bindings.DB);
  await seedWithoutGoods(bindings.DB);
  await close();
}
