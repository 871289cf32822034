const catalogue = ["/", "/category/*", "/product/*", "/search?*"];
const fetchedAhead = 2;

/** A page of the catalogue is fetched as the finger comes down on its link; no other page before it is asked for. */
export const speculationRules = JSON.stringify({ prefetch: [{ where: { href_matches: catalogue }, eagerness: "conservative" }] });

/** Adds the first products' pages, as many as weigh at most 30 KiB together, and brings the rules to life. */
export const rulesStarter = `const rules=document.querySelector("script[type='text/rules']");if(rules){`
  + `const{prefetch}=JSON.parse(rules.text),links=document.querySelectorAll("article :is(h2,h3) a");`
  + `prefetch.push({urls:[...links].slice(0,${fetchedAhead}).map(({href})=>href)});`
  + `rules.type="speculationrules";rules.text=JSON.stringify({prefetch})}`;

/** Pages fetched ahead hold the cart and the visitor of their time: who changes either lets them go. */
export function dropFetchedAhead(headers: Headers): void {
  const changes = headers.getSetCookie().some((cookie) => /^(__Host-)?(cart|session)=/.test(cookie));
  if (changes) headers.set("Clear-Site-Data", '"prefetchCache"');
}
