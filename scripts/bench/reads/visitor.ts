type Handle = (request: Request) => Promise<Response>;

const origin = "http://shop.test";

/** A browser without scripts: cookies, links, forms. */
export function createVisitor(handle: Handle) {
  const jar = new Map<string, string>();
  async function ask(path: string, form?: Record<string, string>) {
    const headers = new Headers({ Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") });
    const init = form ? { method: "POST", body: new URLSearchParams(form), headers } : { headers };
    const response = await handle(new Request(origin + path, init));
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return { status: response.status, location: response.headers.get("Location"), html: await response.text() };
  }
  return { ask, cookie: () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ") };
}

/** The hidden fields of the form that posts there. */
export function hiddenFields(html: string, action: string): Record<string, string> {
  const form = [...html.matchAll(/<form[^>]*action="([^"]*)"[^>]*>(.*?)<\/form>/gs)].find(([, to]) => unescape(to) === action)?.[2] ?? "";
  return Object.fromEntries([...form.matchAll(/<input[^>]*>/g)].map(([tag]) => [attribute(tag, "name"), attribute(tag, "value")]));
}

function attribute(tag: string, name: string): string {
  return unescape(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]);
}

function unescape(text = ""): string {
  return text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
