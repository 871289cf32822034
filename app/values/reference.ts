/** What the framework says instead of a failure's own words. */
const hidden = "Unexpected Server Error";

/** The request's id beside it, in all that leaves for the browser: markup, data, and the data of scripts. */
export function addReference(text: string, requestId: string): string {
  return text.replaceAll(hidden, `${hidden} ${requestId}`);
}

/** What a shopper can read out on the phone; "" where a failure has none. */
export function referenceOf(error: unknown): string {
  return (error as Error | null)?.message?.split(" Server Error ")[1] ?? "";
}
