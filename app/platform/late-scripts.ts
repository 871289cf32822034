declare global {
  interface Window {
    /** The address this document was loaded for. */
    loadedFor: string;
  }
}

/**
 * Puts the framework's scripts after the first screen, with the data they start from. The nodes stay where the framework
 * hydrates them: preloads and scripts are only renamed, and `lateStarter` brings them to life, joined into one.
 */
export function delayScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late"')
    .replace(/(<script nonce="[^"]*")>(?=window\.__remixContext)/, '$1 type="text/late">')
    .replace(/(<script nonce="[^"]*")>(?=\(\(STORAGE_KEY)/, '$1 type="text/late" id="scroll">')
    .replace(/(<script nonce="[^"]*") type="module" async="">/, '$1 type="text/late">')
    .replace(
      /(<script nonce="[^"]*"[^>]*>)([^<]*)/g,
      (_, start: string, text: string) => start + text.replace(/\n +/g, ""),
    );
}

/** What the loaders found, for the framework's scripts, all at once where the framework would stream it. */
export function streamScript(data: string): string {
  const to = "window.__remixContext.streamController";
  return `<script type="text/late">${to}.enqueue(${literalOf(data)});${to}.close()</script>`;
}

/** The same as plain data, which is a third shorter and takes no decoding; a page that failed has more to tell. */
export function stateScript(state: { loaderData: unknown; actionData: unknown }): string {
  return `<script type="text/late">window.__remixContext.state=${literalOf(state)}</script>`;
}

/** A page that comes with plain data needs no stream of the framework's, nor its flags, which are built in. */
export function withoutStream(html: string): string {
  return html
    .replace(
      /window\.__remixContext\.stream = new ReadableStream\(.*?TextEncoderStream\(\)\);/s,
      "",
    )
    .replace(
      /(window\.__remixContext = \{"basename":"\/"),"future":\{[^}]*\},"isSpaMode":false\}/,
      "$1}",
    );
}

function literalOf(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/**
 * At once only where one comes back to: the scroll position, which a page that is new has none of. Once the page has loaded
 * and the browser is idle: the framework, in a task of its own, then what stands on it.
 * The scripts leave no node behind, so that hydration finds what it expects.
 */
export const lateStarter =
  `{loadedFor=location.href.split("#")[0];` +
  `const run=(scripts,type)=>{const script=document.createElement("script");script.type=type;script.nonce=scripts[0].nonce;` +
  `script.textContent=scripts.map(({textContent})=>textContent).join(";\\n");document.head.append(script);script.remove()};` +
  `const scroll=document.getElementById("scroll");if(scroll&&history.state&&history.state.key)scroll.type="text/done",run([scroll],"");` +
  `addEventListener("load",()=>(self.requestIdleCallback||setTimeout)(()=>{` +
  `const late=[...document.querySelectorAll("script[type='text/late']")],links=document.querySelectorAll("link[rel=late]");if(!late[0])return;` +
  `for(const link of links)link.rel="modulepreload";` +
  `const framework=[...links].find(({href})=>href.includes("/framework-"));` +
  `Promise.resolve(framework&&import(framework.href)).then(()=>setTimeout(()=>run(late,"module")))}))}`;

/** Going back before the scripts came changes the address under the page: then its document is loaded instead. */
export function isStillLoadedFor(href: string): boolean {
  return window.loadedFor === href.split("#")[0];
}
