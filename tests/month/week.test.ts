// A week of 25 khatas and a drawer, kept in Hindi without scripts: every form is sent as its page shows it.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newKhataPath } from "#app/addresses/side-paths.ts";
import { words as day } from "#app/features/admin/day/words.hi.ts";
import { words as entry } from "#app/features/admin/khata/entry.words.hi.ts";
import { words as opening } from "#app/features/admin/khata/new/words.hi.ts";
import { words as khatas } from "#app/features/admin/khata/words.hi.ts";
import { khataFormPath } from "#app/addresses/side-paths.ts";
import { laterDay } from "#app/values/dates.ts";
import { formatPaise, formatRupeesPlain } from "#app/values/money.ts";
import { noteRupees } from "#app/values/notes.ts";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";
import { formWith } from "#tests/page-form.ts";
import { createRandom } from "#tests/random.ts";
import { type WholeShop, openWholeShop } from "#tests/whole-shop.ts";

const firsts = ["रमेश", "सीता", "गीता", "मोहन", "श्यामा"];
const lasts = ["कुमार", "देवी", "शर्मा", "यादव", "ठाकुर"];
const people = firsts.flatMap((first) => lasts.map((last) => `${first} ${last}`));
const firstDay = "2027-03-01";
const limit = 60_000;
const origin = "http://localhost";

let api: ApiShop;
let shop: WholeShop;
let owner: Awaited<ReturnType<ApiShop["addVisitor"]>>;
const random = createRandom(25);
const paise = (most: number) => 1 + random.upTo(most - 1);
const clockAt = (date: string, time: string) =>
  vi.setSystemTime(Date.parse(`${date}T${time}:00+05:30`));

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  clockAt(firstDay, "07:00");
  api = await openApiShop();
  shop = await openWholeShop(api.bindings);
  owner = await api.addVisitor({ isAdmin: true, name: "आशा" });
});
afterAll(async () => {
  vi.useRealTimers();
  await api.close();
});

async function visit(path: string, form?: Record<string, string>) {
  const { request } = await api.ask(path, { cookies: { session: owner.session } });
  const { headers } = request;
  headers.set("Origin", origin);
  headers.set("Host", "localhost");
  headers.set("Cookie", `${headers.get("Cookie")}; lang=hi`);
  const sent = form ? { method: "POST", body: new URLSearchParams(form) } : {};
  const answer = await shop.answer(new Request(origin + path, { headers, ...sent }));
  return {
    status: answer.status,
    to: answer.headers.get("Location") ?? "",
    html: await answer.text(),
  };
}

/** The form of that page with that button, sent with what is typed over it; the page it leads to. */
async function fill(path: string, button: string, typed: Record<string, string> = {}) {
  const { html } = await visit(path);
  expect(html).toContain('<html lang="hi"');
  const { action, fields } = formWith(html, button);
  const unknown = Object.keys(typed).filter((name) => !(name in fields) && name !== "hasAgreed");
  expect(unknown).toEqual([]);
  return visit(action || path, { ...fields, ...typed });
}

const owed = new Map<string, { id: string; paise: number }>();

async function openAll(): Promise<void> {
  for (const [at, name] of people.entries()) {
    const openingPaise = at % 3 === 0 ? paise(20_000) : 0;
    const { status, to } = await fill(newKhataPath, opening.open, {
      ...{ name, phoneNo: String(9_100_000_000 + at), limit: formatRupeesPlain(limit) },
      ...{ opening: openingPaise ? formatRupeesPlain(openingPaise) : "", hasAgreed: "on" },
    });
    expect(status).toBe(303);
    owed.set(name, { id: to.split("/").at(-1)!, paise: openingPaise });
  }
}

/** From the list, by the name: given, or got; what it adds to the drawer. */
async function keepOne(): Promise<number> {
  const name = random.pick(people);
  const khata = owed.get(name)!;
  const isGiven = random.isOne(2);
  const list = await visit(`/admin/khata?${new URLSearchParams({ query: name })}`);
  const form = khataFormPath(khata.id, isGiven ? "gave" : "got");
  expect(list.html).toContain(`href="${form.replaceAll("&", "&amp;")}"`);
  const amount = paise(30_000);
  const method = random.pick(["cash", "upi"]);
  const typed = { amount: formatRupeesPlain(amount) };
  const sent = isGiven
    ? await fill(form, entry.gave, { ...typed, text: "चावल और दाल" })
    : await fill(form, entry.recordPayment, { ...typed, method });
  const isOver = isGiven && khata.paise + amount > limit;
  expect(sent.status).toBe(isOver ? 409 : 303);
  if (isOver) return 0;
  khata.paise += isGiven ? amount : -amount;
  return isGiven || method === "upi" ? 0 : amount;
}

/** So many of each note as make the rupees. */
function notesOf(rupees: number): Record<string, string> {
  let left = rupees;
  const counts = noteRupees.map((note) => {
    const count = Math.floor(left / note);
    left -= count * note;
    return [`note${note}`, String(count)];
  });
  return Object.fromEntries(counts) as Record<string, string>;
}

const dayBook = "/admin/day";

async function writeDown(kind: string, amount: number): Promise<number> {
  const typed = { kind, amount: formatRupeesPlain(amount), text: "दूध वाले को" };
  expect((await fill(dayBook, day.write, typed)).status).toBe(303);
  return kind === "deposit" ? amount : -amount;
}

/** A day from the float to the count; what lies in the drawer after it. */
async function keepDay(date: string, lastCount: number | null): Promise<number> {
  clockAt(date, "08:00");
  const morning = formWith((await visit(dayBook)).html, day.write).fields;
  const offered = lastCount === null ? "" : formatRupeesPlain(lastCount);
  expect(morning).toMatchObject({ kind: "float", amount: offered });
  let drawer = lastCount ?? 150_000;
  const float: Record<string, string> = lastCount === null ? { amount: "1,500" } : {};
  expect((await fill(dayBook, day.write, float)).status).toBe(303);
  for (let n = 0; n < 15; n += 1) drawer += await keepOne();
  drawer += await writeDown("deposit", paise(100_000));
  drawer += await writeDown("expense", paise(20_000));
  drawer += await writeDown("drawing", paise(20_000));
  clockAt(date, "21:00");
  const apart = random.pick([0, 0, -500, 700]);
  const counted = Math.floor((drawer + apart) / 100) * 100;
  expect((await fill(dayBook, day.saveNotes, notesOf(counted / 100))).status).toBe(303);
  expect((await fill(dayBook, day.close)).status).toBe(303);
  const { html } = await visit(`${dayBook}?d=${date}`);
  expect(html).toContain(formatPaise(drawer));
  expect(html).toContain(
    counted === drawer ? "हिसाब बराबर" : formatPaise(Math.abs(counted - drawer)),
  );
  const { body } = await api.get(`/api/day/${date}`, { token: owner.token });
  expect(body).toMatchObject({
    cashExpected: drawer / 100,
    counted: counted / 100,
    difference: (counted - drawer) / 100,
    sums: { khataCorrected: 0 },
  });
  return counted;
}

test("25 khatas and a drawer are kept through a week in Hindi, and both fit to the paisa", async () => {
  await openAll();
  let count: number | null = null;
  for (let nth = 0; nth < 7; nth += 1) count = await keepDay(laterDay(firstDay, nth), count);
  for (const [name, { id, paise: balance }] of owed) {
    const { html } = await visit(`/admin/khata/${id}`);
    expect(html, name).toContain(name);
    expect(html, name).toContain(balance < 0 ? khatas.shopOwes : khatas.owes);
    expect(html, name).toContain(`>${formatPaise(Math.abs(balance))}<`);
  }
  const inAll = [...owed.values()].reduce((sum, { paise: one }) => sum + Math.max(one, 0), 0);
  expect((await visit("/admin/khata")).html).toContain(`>${formatPaise(inAll)}<`);
});
