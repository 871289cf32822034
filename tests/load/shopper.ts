import { notAPersonMessage } from "#app/platform/adapters/bot-check.server.ts";
import { searchResultsPath } from "#app/addresses/paths.ts";
import { type Visitor, hiddenFields } from "#scripts/bench/reads/visitor.ts";
import { customer } from "#tests/built/built-shop.ts";
import type { Random } from "#tests/random.ts";
import type { Log } from "./log.ts";
import { newestCode, personToken } from "./phone.ts";

export type Shopper = ReturnType<typeof createShopper>;
export type Packs = { plenty: string[]; scarce: string[] };
type Needs = { visitor: Visitor; phone: string; packs: Packs; random: Random; log: Log };

const words = ["atta", "aashirvad", "soap", "tea", "dal", "ghe", "bisc", "zzzz"];
const categories = ["Flours", "Oils", "Skin Care", "Oral Care", "Tea & Coffee", "Flours?page=2"];

/**
 * Who goes the whole way, again and again: browse, search, add, sign in, ship, choose cash, order,
 * look at the order.
 */
export function createShopper({ visitor, phone, packs, random, log }: Needs) {
  /**
   * Throws on what no shopper may meet: another status than these, or a page that lacks what it
   * should show.
   */
  async function step(
    name: string,
    path: string,
    { form, ok, shows = "" }: { form?: Record<string, string>; ok: number[]; shows?: string },
  ) {
    const start = performance.now();
    const answer = await visitor.ask(path, form);
    const isFine = ok.includes(answer.status) && answer.html.includes(shows);
    log.note(
      name,
      performance.now() - start,
      isFine ? null : `${form ? "POST" : "GET"} ${path}: ${answer.status} ${shows}`,
    );
    if (!isFine) throw new Error(`${name}: ${answer.status}`);
    return answer;
  }

  const signIn = () =>
    step("sign in", "/login", { form: { phoneNo: phone, password: customer.password }, ok: [303] });

  const signOut = () => step("sign out", "/logout", { form: {}, ok: [303] });

  /** By the code that came last; where a stranger asked for another just then, by that one. */
  async function proveByCode(sandbox: string): Promise<void> {
    for (let isLast = false, tries = 1; !isLast; tries += 1) {
      isLast = tries === 3;
      const code = await newestCode(sandbox, phone);
      const ok = isLast ? [303] : [303, 400];
      const form = { code };
      if ((await step("code", "/forgot-password/code", { form, ok })).status === 303) return;
    }
  }

  /** Where the bot check of a busy machine came too late to count, it is done again. */
  async function askForCode(sandbox: string): Promise<void> {
    for (let isLast = false, tries = 1; !isLast; tries += 1) {
      isLast = tries === 3;
      const form = { phoneNo: phone, "cf-turnstile-response": await personToken(sandbox) };
      const asked = await step("ask for a code", "/forgot-password", {
        form,
        ok: isLast ? [303] : [303, 400],
      });
      if (asked.status === 303) return;
      if (!asked.html.includes(notAPersonMessage())) throw new Error("ask for a code: 400");
    }
  }

  /** Forgets the password, and has it again. */
  async function resetPassword(sandbox: string): Promise<void> {
    await askForCode(sandbox);
    await proveByCode(sandbox);
    const { password } = customer;
    await step("new password", "/forgot-password/password", {
      form: { password, confirmPassword: password },
      ok: [303],
    });
    await signIn();
  }

  async function fill(): Promise<void> {
    const chosen = Array.from({ length: 1 + random.upTo(2) }, () =>
      random.pick(random.isOne(3) ? packs.scarce : packs.plenty),
    );
    for (const financialId of chosen)
      await step("add", "/cart/add", {
        form: { financialId, qty: String(1 + random.upTo(2)) },
        ok: [303, 409],
      });
  }

  /** What is no more on sale is taken out again, and nobody asks twice. */
  async function empty(): Promise<void> {
    for (const financialId of [...packs.scarce, ...packs.plenty]) {
      if ((await step("cart", "/cart", { ok: [200] })).html.includes("Your cart is empty")) return;
      await step("remove", "/cart/remove", { form: { financialId }, ok: [303] });
    }
  }

  /** What the review page would send; null when there is nothing left to order. */
  async function review(): Promise<Record<string, string> | null> {
    const shipping = await step("shipping", "/shipping", { ok: [200, 302] });
    if (shipping.location === "/cart") return null;
    if (shipping.location?.startsWith("/login")) throw new Error("signed out by somebody else");
    const chosen = await step("payment", "/payment", {
      form: { paymentMethod: "Cash Or UPI" },
      ok: [303],
    });
    const shown = await step("review", chosen.location ?? "", { ok: [200, 302] });
    return shown.status === 302 ? null : hiddenFields(shown.html, "/placeorder?method=cash");
  }

  /** The number of the order; null when it was refused, as something had run out. */
  async function place(form: Record<string, string>): Promise<string | null> {
    const placed = await step("place order", "/placeorder?method=cash", { form, ok: [303, 409] });
    return placed.location?.startsWith("/order/") ? placed.location.slice("/order/".length) : null;
  }

  return {
    signIn,
    signOut,
    resetPassword,
    async browse() {
      await step("home", "/", { ok: [200] });
      await step(
        "category",
        `/category/${random.pick(categories).replace(/^[^?]+/, encodeURIComponent)}`,
        { ok: [200] },
      );
      const word = random.pick(words);
      await step("search", searchResultsPath(word), {
        ok: [200],
        shows: `Search Results for ${word}`,
      });
    },
    /** From an empty cart to the page of the order. */
    async buy(): Promise<string | null> {
      await fill();
      const form = await review();
      const orderId = form && (await place(form));
      if (orderId === null) await empty();
      else await step("order", `/order/${orderId}`, { ok: [200] });
      return orderId;
    },
    fill,
    review,
    place,
    empty,
  };
}
