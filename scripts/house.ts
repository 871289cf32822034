// Prints who imports whom, from the list that lint holds.
import { join } from "node:path";
import { measureHouse } from "./house/house.ts";

const { arrows, backwards, unlisted, circles } = measureHouse(join(import.meta.dirname, ".."));
const short = (room: string) => room.replace(/^app\/(features\/)?/, "");

for (const [room, counts] of arrows) {
  const taken = [...counts].map(([to, count]) => `${short(to)} ${count}`);
  console.log(`${short(room).padEnd(10)} ← ${taken.join(", ") || "nothing of the shop's"}`);
}
console.log(`\n${backwards.length} arrows run back, ${circles.length} circles`);
const faults = [...backwards, ...unlisted, ...circles.map((circle) => circle.join(" ⟲ "))];
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
