// What each command does to the books once it is taken.
import {
  type Books,
  type Charge,
  type Order,
  book,
  changeCost,
  costOf,
  costOfPacks,
  dayFor,
  moveStock,
  owe,
} from "./books.ts";
import {
  type Asked,
  type Command,
  type Return,
  type Settle,
  isWhole,
  keyOf,
  newest,
} from "./command.ts";
import { addsReference, mayRetake } from "./may.ts";

/** Of a command that was taken. */
export function apply(books: Books, { order: id, at, command }: Asked): void {
  const order = books.orders.get(id)!;
  order.bookedOn.set(at, dayFor(books, at));
  switch (command.name) {
    case "accept":
      order.acceptedAt ??= at;
      return;
    case "pack":
      if (order.packedAt === null)
        pack(books, order, { at, packed: order.lines.map(({ qty }) => qty) });
      return;
    case "settle":
      if (order.packedAt === null) settle(books, order, { at, command });
      return;
    case "dispatch":
      order.paper ??= { gross: costOf(order) - order.roundOff, roundOff: order.roundOff };
      order.dispatchedAt ??= at;
      return;
    case "deliver":
      if (order.deliveredAt === null) handOver(books, order, { sign: 1, at });
      order.deliveredAt ??= at;
      return;
    case "take":
      if (order.paidAt === null) pay(books, order, { at, by: command.by, amount: costOf(order) });
      else if (addsReference(order, command.by)) order.paidBy = command.by;
      return;
    case "open":
      retake(books, order);
      return;
    case "charge":
      charge(books, order, { at, command });
      return;
    case "khata":
      if (order.onKhata === null) give(books, order, at);
      return;
    case "cancel":
      if (order.cancelledAt === null) cancel(books, order, at);
      return;
    case "return":
      comeBack(books, order, { at, command });
      return;
    case "undo":
      undo(books, order);
  }
}

function handOver(books: Books, order: Order, { sign, at }: { sign: 1 | -1; at: number }): void {
  book(books, "delivered", { paise: sign * costOf(order), at });
  book(books, "round-off", { paise: sign * order.roundOff, at });
}

/** Half up to whole rupees, where it is not paid online and nothing is on its way. */
function roundOffOf({ isRounded, awaited }: Books, order: Order, paise: number): number {
  const isOnline = order.paidBy !== null && typeof order.paidBy === "object";
  return isRounded && !isOnline && !awaited.has(order.id)
    ? Math.round(paise / 100) * 100 - paise
    : 0;
}

function pack(books: Books, order: Order, { at, packed }: { at: number; packed: number[] }): void {
  order.acceptedAt ??= at;
  const paise = order.lines.reduce((sum, line, at) => sum + costOfPacks(line, packed[at]!), 0);
  const isAny = packed.some((qty) => qty > 0);
  changeCost(books, order, {
    ...{ at, reason: isAny ? "settled" : "cancelled" },
    change() {
      order.roundOff = roundOffOf(books, order, paise);
      order.settled = paise + order.roundOff;
      order.packed = packed;
      if (isAny) order.packedAt = at;
      else Object.assign(order, { cancelledAt: at, isReleased: true });
    },
  });
}

function settle(
  books: Books,
  order: Order,
  { at, command }: { at: number; command: Settle },
): void {
  order.asked = isWhole(order, command) ? null : keyOf(command);
  order.counted = order.lines.map((line, index) => {
    const shelf = command.shelf[index];
    if (shelf === null || shelf === undefined) return 0;
    const before = books.stock.get(line.pack) ?? 0;
    const free = Math.max(0, shelf - heldByOthers(books, order, line.pack));
    books.stock.set(line.pack, free);
    return free - before;
  });
  pack(books, order, { at, packed: command.packed });
}

function heldByOthers({ orders }: Books, own: Order, pack: string): number {
  return [...orders.values()]
    .filter((order) => order !== own && order.packedAt === null && order.cancelledAt === null)
    .filter(({ isReleased }) => !isReleased)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.pack === pack ? line.qty : 0), 0);
}

function retake(books: Books, order: Order): void {
  if (order.isReleased) for (const { pack, qty } of order.lines) moveStock(books, pack, -qty);
  order.isReleased = false;
}

type Paid = { at: number; by: string | Charge; amount: number };

function pay(books: Books, order: Order, { at, by, amount }: Paid): void {
  retake(books, order);
  Object.assign(order, { paidAt: at, paidBy: by, charged: amount });
  if (typeof by === "string") book(books, by === "Cash" ? "cash" : "upi", { paise: amount, at });
}

type Came = { at: number; command: Extract<Command, { name: "charge" }> };

/** Money from the gateway pays its order, or goes back whole. */
function charge(books: Books, order: Order, { at, command: { id, amount } }: Came): void {
  const cost = costOf(order);
  const isOpen = order.paidAt === null && order.cancelledAt === null && order.onKhata === null;
  const pays = isOpen && cost > 0 && cost <= amount && mayRetake(books, order);
  const charge: Charge = { id, amount, isWhole: !pays, parts: [] };
  books.charges.push(charge);
  book(books, "online", { paise: amount, at });
  if (!pays) return book(books, "refund", { paise: amount, at });
  pay(books, order, { at, by: charge, amount });
  owe(books, charge, { order, at, reason: order.packedAt === null ? "window" : "settled" });
}

function give(books: Books, order: Order, at: number): void {
  books.khatas.get(order.customer)!.balance += costOf(order);
  order.onKhata = order.customer;
  book(books, "khata-given", { paise: costOf(order), at });
}

function takeBack(books: Books, order: Order, at: number): void {
  books.khatas.get(order.onKhata!)!.balance -= costOf(order);
  order.onKhata = null;
  book(books, "khata-given", { paise: -costOf(order), at });
}

function cancel(books: Books, order: Order, at: number): void {
  const left = order.lines.map(({ pack, qty }, line) => ({
    pack,
    qty: (order.packed?.[line] ?? qty) - order.returned[line]!,
  }));
  if (!order.isReleased) for (const { pack, qty } of left) moveStock(books, pack, qty);
  if (order.onKhata !== null) takeBack(books, order, at);
  if (order.paper && left.some(({ qty }) => qty > 0)) order.notes += 1;
  changeCost(books, order, {
    ...{ at, reason: "cancelled" },
    change: () => Object.assign(order, { cancelledAt: at, isReleased: true }),
  });
}

type Back = { at: number; command: Return };

function comeBack(books: Books, order: Order, { at, command }: Back) {
  const { nth, line, qty, toShelf } = command;
  if (nth < order.askedBack.length) return;
  order.askedBack.push(JSON.stringify(command));
  const { pack } = order.lines[line]!;
  const before = creditedOf(order, line);
  const wasOnKhata = order.onKhata !== null;
  if (wasOnKhata) takeBack(books, order, at);
  order.returned[line]! += qty;
  order.returnedAt.push(at);
  order.notes += 1;
  changeCost(books, order, {
    ...{ at, reason: "returned" },
    change: () => credit(order, creditedOf(order, line) - before),
  });
  if (wasOnKhata && costOf(order) > 0) give(books, order, at);
  if (toShelf) moveStock(books, pack, qty);
}

/** What notes took back of a line: its packs add up to what was paid for it. */
function creditedOf({ lines, packed, returned }: Order, at: number): number {
  const sold = packed?.[at] ?? 0;
  return sold === 0 ? 0 : Math.floor((costOfPacks(lines[at]!, sold) * returned[at]!) / sold);
}

/** The last note takes what is left of the rounding, and none takes more than is left to pay. */
function credit(order: Order, gross: number): void {
  const paper = order.paper!;
  const left = paper.gross + paper.roundOff;
  const roundOff = gross === paper.gross ? paper.roundOff : Math.min(0, left - gross);
  order.paper = { gross: paper.gross - gross, roundOff: paper.roundOff - roundOff };
  order.settled = costOf(order) - gross - roundOff;
  order.roundOff -= roundOff;
}

function undo(books: Books, order: Order): void {
  const { step, at } = newest(order)!;
  if (step === "accept") order.acceptedAt = null;
  if (step === "dispatch") order.dispatchedAt = null;
  if (step === "deliver") {
    handOver(books, order, { sign: -1, at });
    order.deliveredAt = null;
  }
  if (step === "cash") {
    book(books, order.paidBy === "Cash" ? "cash" : "upi", { paise: -costOf(order), at });
    Object.assign(order, { paidAt: null, paidBy: null, charged: 0 });
  }
  if (step === "pack") unpack(books, order, at);
}

function unpack(books: Books, order: Order, at: number): void {
  order.lines.forEach(({ pack }, line) => moveStock(books, pack, -(order.counted[line] ?? 0)));
  if (typeof order.paidBy === "object" && order.paidBy) {
    const settled = order.paidBy.parts.find(({ reason }) => reason === "settled");
    if (settled) book(books, "refund", { paise: -settled.amount, at: settled.at });
    order.paidBy.parts = order.paidBy.parts.filter((part) => part !== settled);
  }
  changeCost(books, order, {
    ...{ at, reason: "settled" },
    change: () =>
      Object.assign(order, {
        packedAt: null,
        settled: null,
        packed: null,
        asked: null,
        counted: [],
      }),
  });
}
