import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { isFullLength } from "#tests/length.ts";
import { createRandom } from "#tests/random.ts";
import { auditGateway, auditStock, finishPayments } from "./gateway-books.ts";
import {
  type MeetingShop,
  type Thing,
  firstStock,
  meetEverywhere,
  openMeetingShop,
  states,
} from "./meeting.ts";
import { raceSeed as seed } from "./paying.ts";

const shortRun = 6;

let at: MeetingShop;
beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  at = await openMeetingShop();
});
afterAll(() => at.shop.close());

const stoppable = ["settle", "pay", "result", "job", "cancel", "cash", "pack"] as const;
const possible: Thing[] = [
  ...(["settle", "event", "charge", "pay", "payTwice", "job", "buyElse"] as const),
  ...(["cancel", "cancelByShop", "cash", "pack", "undo"] as const),
];
const groups = states.flatMap((state) => stoppable.map((stopped) => ({ state, stopped })));

async function audit(): Promise<string[]> {
  await finishPayments(at.shop);
  return [...(await auditStock(at.shop, firstStock)), ...(await auditGateway(at.shop))];
}

test.runIf(isFullLength).each(groups)(
  "whatever happens between two calls of $stopped of an order that is $state, books, stock and windows agree with the gateway",
  async (group) => {
    const broke: string[] = [];
    for (const between of possible)
      broke.push(...(await meetEverywhere(at, { ...group, between })));
    expect([...broke, ...(await audit())]).toEqual([]);
  },
  600_000,
);

test(`some of these meetings leave books, stock and windows agreeing with the gateway (seed ${seed})`, async () => {
  const random = createRandom(seed);
  const [tried, broke]: [object[], string[]] = [[], []];
  for (let count = 0; count < shortRun; count += 1) {
    const meeting = { ...random.pick(groups), between: random.pick(possible) };
    const calls = random.upTo(4);
    tried.push({ ...meeting, calls });
    broke.push(...(await meetEverywhere(at, meeting, calls)));
  }
  expect([...broke, ...(await audit())], JSON.stringify(tried)).toEqual([]);
});
