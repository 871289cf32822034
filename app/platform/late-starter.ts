// Built into every page behind the framework's scripts: they come to life once the page has loaded
// and the browser is idle.
const address = () => location.href.split("#")[0];
const loadedFor = address();
const whenIdle = self.requestIdleCallback ?? setTimeout;

/** The file that takes over the page, once all that it needs has run. */
const entry = /\/entry\.client-/;

// Hydration finds the page as the framework made it.
document.currentScript?.remove();
addEventListener("load", () => whenIdle(() => void start()));

async function start(): Promise<void> {
  const late = document.querySelector<HTMLScriptElement>('script[type="text/late"]');
  if (!late) return;
  const links = Array.from(document.querySelectorAll("template"), takeOut);
  await Promise.all(links.map(fetchModule));
  for (const { href } of links) if (!entry.test(href)) await runAlone(href);
  // Going back before the scripts came changes the address under the page: its own document is
  // loaded instead.
  if (address() !== loadedFor) return location.reload();
  const script = document.createElement("script");
  script.type = "module";
  script.nonce = late.nonce;
  script.text = late.text;
  late.replaceWith(script);
}

/**
 * In a task of its own, so that a tap waits for one file at most; what fails is asked for again by
 * the page's script.
 */
async function runAlone(href: string): Promise<void> {
  await import(/* @vite-ignore */ href).catch(() => undefined);
  await new Promise((over) => setTimeout(over));
}

/** In its template's place it asks for its file. */
function takeOut(template: HTMLTemplateElement): HTMLLinkElement {
  const link = template.content.firstChild as HTMLLinkElement;
  template.replaceWith(link);
  return link;
}

/** Over once it is here, or where browsers fetch no modules ahead, at once. */
function fetchModule(link: HTMLLinkElement): Promise<unknown> | undefined {
  if (!link.relList.supports("modulepreload")) return undefined;
  return new Promise((over) => {
    link.onload = over;
    link.onerror = over;
  });
}
