declare global {
  interface Window {
    /** The address this document was loaded for. */
    loadedFor: string;
  }
}

/**
 * Puts the framework's scripts after the first screen. The nodes stay where the framework hydrates them:
 * preloads and the module script are only renamed, and `lateStarter` brings them to life.
 */
export function delayScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late"')
    .replace(/(<script nonce="[^"]*") type="module" async="">/, '$1 type="text/late">')
    .replace(/(<script nonce="[^"]*"[^>]*>)([^<]*)/g, (_, start: string, text: string) => start + text.replace(/\n +/g, ""));
}

/** What the loaders found, for the framework's scripts, all at once where the framework would stream it. */
export function streamScript(data: string, nonce: string): string {
  const to = "window.__remixContext.streamController";
  return `<script nonce="${nonce}">${to}.enqueue(${literalOf(data)});${to}.close()</script>`;
}

/** The same as plain data, which is a third shorter and takes no decoding; a page that failed has more to tell. */
export function stateScript(state: { loaderData: unknown; actionData: unknown }, nonce: string): string {
  return `<script nonce="${nonce}">window.__remixContext.state=${literalOf(state)}</script>`;
}

/** The framework's own stream, for a page that comes with plain data. */
export function withoutStream(html: string): string {
  return html.replace(/window\.__remixContext\.stream = new ReadableStream\(.*?TextEncoderStream\(\)\);/s, "");
}

function literalOf(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/**
 * Once the page has loaded and the browser is idle: the framework first, in a task of its own, then what stands on it.
 * The script leaves no node behind, so that hydration finds what it expects.
 */
export const lateStarter = `loadedFor=location.href.split("#")[0];`
  + `addEventListener("load",()=>(self.requestIdleCallback||setTimeout)(()=>{`
  + `const late=document.querySelector("script[type='text/late']"),links=document.querySelectorAll("link[rel=late]");if(!late)return;`
  + `for(const link of links)link.rel="modulepreload";`
  + `const framework=[...links].find(({href})=>href.includes("/framework-"));`
  + `Promise.resolve(framework&&import(framework.href)).then(()=>setTimeout(()=>{`
  + `const script=document.createElement("script");script.type="module";script.nonce=late.nonce;`
  + `script.textContent=late.textContent;document.head.append(script);script.remove()}))}))`;

/** Going back before the scripts came changes the address under the page: then its document is loaded instead. */
export function isStillLoadedFor(href: string): boolean {
  return window.loadedFor === href.split("#")[0];
}
