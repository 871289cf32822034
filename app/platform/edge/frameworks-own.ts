import { words } from "./words.ts";

/** What the framework would read and the shop has no use for: with either it fails on request. */
const parameter = "_data";
const header = "X-Forwarded-Host";

/** The request without what anybody could make the framework fail by. */
export function withoutFrameworksOwn(request: Request): Request {
  const address = new URL(request.url);
  if (!address.searchParams.has(parameter) && !request.headers.has(header)) return request;
  address.searchParams.delete(parameter);
  const plain = new Request(address, request);
  plain.headers.delete(header);
  return plain;
}

/** A method that an address does not take is refused in the shop's words, with those it takes. */
export function sayMethods(request: Request, response: Response): Response {
  const isFrameworks = response.headers.has("X-Remix-Error") && response.status < 500;
  if (response.headers.has("Allow") || (response.status !== 405 && !isFrameworks)) return response;
  const allowed = ["GET", "HEAD"].includes(request.method) ? "POST" : "GET, HEAD";
  if (isFrameworks)
    return new Response(words.noMethod, {
      status: 405,
      headers: { Allow: allowed },
    });
  response.headers.set("Allow", allowed);
  return response;
}
