/**
 * Puts the framework's scripts after the first screen: no module is preloaded, and the module script
 * becomes data that a few inline bytes turn into a script once the page has loaded and the browser is idle.
 */
export function delayScripts(html: string, nonce: string): string {
  const starter = `<script nonce="${nonce}">addEventListener("load",()=>(self.requestIdleCallback||setTimeout)(()=>{`
    + `for(const late of document.querySelectorAll("script[type='text/late']")){const script=document.createElement("script");`
    + `script.type="module";script.nonce="${nonce}";script.textContent=late.textContent;document.head.append(script)}}))</script>`;
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<script nonce="[^"]*" type="module" async="">/, `${starter}<script type="text/late">`);
}
