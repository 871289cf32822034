/** The nonce of the page's own scripts, which a script that is added later carries too. */
export function pageNonce(): string {
  return [...document.scripts].find(({ nonce }) => nonce)?.nonce ?? "";
}
