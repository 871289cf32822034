/**
 * Puts the framework's scripts after the first screen. The nodes stay where the framework hydrates them:
 * preloads and the module script are only renamed, and `lateStarter` brings them to life.
 */
export function delayScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late"')
    .replace(/(<script nonce="[^"]*") type="module" async="">/, '$1 type="text/late">');
}

/** Once the page has loaded and the browser is idle. The script leaves no node behind, so that hydration finds what it expects. */
export const lateStarter = `addEventListener("load",()=>(self.requestIdleCallback||setTimeout)(()=>{`
  + `for(const link of document.querySelectorAll("link[rel=late]"))link.rel="modulepreload";`
  + `const late=document.querySelector("script[type='text/late']");if(!late)return;`
  + `const script=document.createElement("script");script.type="module";script.nonce=late.nonce;`
  + `script.textContent=late.textContent;document.head.append(script);script.remove()}))`;
