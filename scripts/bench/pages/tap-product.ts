import type { Browser } from "playwright-core";
import type { Network } from "./networks.ts";
import { openPhone } from "./phone.ts";

type Watched = Window & { tapMs?: number };

/**
 * Milliseconds from the tap on a home page's first link to a product, until its heading is painted.
 */
export async function tapProduct(
  browser: Browser,
  { url, link, network }: { url: string; link: string; network: Network },
): Promise<number> {
  const { page, settle, close } = await openPhone(browser, network);
  try {
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: "commit" });
    await settle();
    const first = page.locator(link).first();
    const name = (await first.textContent())?.trim() ?? "";
    await first.scrollIntoViewIfNeeded();
    await settle();
    await page.evaluate((heading) => sessionStorage.setItem("heading", heading), name);
    await first.tap();
    const shown = await page.waitForFunction(() => (window as Watched).tapMs, null, {
      polling: 50,
    });
    return (await shown.jsonValue())!;
  } finally {
    await close();
  }
}

/**
 * Runs in each page: notes the tap that leaves the one, and the heading that was tapped in the
 * other.
 */
function watch(): void {
  const now = () => performance.timeOrigin + performance.now();
  const tappedAt = Number(sessionStorage.getItem("tapped-at"));
  if (!tappedAt) {
    const note = () => {
      if (sessionStorage.getItem("heading")) sessionStorage.setItem("tapped-at", String(now()));
    };
    return addEventListener("touchend", note, { capture: true, passive: true });
  }
  const look = () => {
    const heading = document.querySelector("h1");
    const isShown = heading?.textContent.includes(sessionStorage.getItem("heading")!);
    if (!isShown) return requestAnimationFrame(look);
    return requestAnimationFrame(() => {
      (window as Watched).tapMs = now() - tappedAt;
    });
  };
  requestAnimationFrame(look);
}
