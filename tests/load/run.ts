// `npm run test:load`: shoppers beside attackers, then generated requests, on a built shop of its own; ends with 1 when anything went wrong.
import { parseArgs } from "node:util";
import { openBuiltShop } from "#tests/built/built-shop.ts";
import { runRequests } from "./run-requests.ts";
import { runShoppers } from "./run-shoppers.ts";

const { values } = parseArgs({
  options: {
    shoppers: { type: "string", default: "50" },
    attackers: { type: "string", default: "3" },
    seconds: { type: "string", default: "60" },
    requests: { type: "string", default: "20000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});
const seed = Number(values.seed);
console.log(`Seed ${seed}: the same again with \`npm run test:load -- --seed ${seed}\``);

const shop = await openBuiltShop();
const faults: string[] = [];
try {
  const bought = await runShoppers(shop, {
    count: Number(values.shoppers),
    seconds: Number(values.seconds),
    seed,
    attackers: Number(values.attackers),
  });
  console.log(
    `\n${values.shoppers} shoppers, ${values.seconds} s: ${bought.orders} orders, ${bought.refused} carts that came too late`,
  );
  console.table(bought.rows);
  console.log(`\n${values.attackers} attackers meanwhile, from addresses of their own and theirs`);
  console.table(bought.attacks);
  console.log(
    bought.faults.length === 0
      ? "The shoppers lost nothing, and nobody was locked out."
      : `The shoppers lost: ${bought.faults.slice(0, 20).join("; ")}`,
  );
  const answered = await runRequests(shop, { count: Number(values.requests), seed });
  console.log(`\n${values.requests} generated requests, and every page read in between`);
  console.table(answered.rows);
  faults.push(...bought.faults, ...answered.faults);
} finally {
  await shop.close();
}
for (const fault of faults.slice(0, 50)) console.error(fault);
console.log(faults.length === 0 ? "No fault." : `${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
