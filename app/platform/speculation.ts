import { pageNonce } from "./page-nonce.ts";

const fetchedAhead = 2;

/**
 * The first products' pages are fetched, as many as weigh at most 30 KiB together, and any other
 * page of `patterns` as the finger comes down on its link.
 */
export function fetchPagesAhead(patterns: string[]): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("article :is(h2,h3) a")];
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  rules.nonce = pageNonce();
  rules.text = JSON.stringify({
    prefetch: [
      {
        where: { and: [{ href_matches: patterns }, { not: { selector_matches: ".chip" } }] },
        eagerness: "conservative",
      },
      { urls: links.slice(0, fetchedAhead).map(({ href }) => href) },
    ],
  });
  document.head.appendChild(rules);
}

/**
 * Pages fetched ahead hold the cart and the visitor of their time: who changes either lets them go.
 * Whoever logs out lets go of the pages that wait behind Back as well.
 */
export function dropFetchedAhead(headers: Headers): void {
  const cookies = headers.getSetCookie();
  if (cookies.some((cookie) => /^(__Host-)?session=.*; Max-Age=0/i.test(cookie)))
    headers.set("Clear-Site-Data", '"cache", "prefetchCache"');
  else if (cookies.some((cookie) => /^(__Host-)?(cart|session)=/.test(cookie)))
    headers.set("Clear-Site-Data", '"prefetchCache"');
}
