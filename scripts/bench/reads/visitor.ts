type Handle = (request: Request) => Promise<Response>;

/** Where its shop is, and what it sends along with every request. */
type Options = { origin?: string; headers?: Record<string, string> };

/** A browser without scripts: cookies, links, forms. */
export function createVisitor(
  handle: Handle,
  { origin = "http://localhost", headers: always = {} }: Options = {},
) {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  async function ask(path: string, form?: Record<string, string>) {
    const headers = new Headers({ ...always, Cookie: cookie() });
    const init = form ? { method: "POST", body: new URLSearchParams(form), headers } : { headers };
    const response = await handle(new Request(origin + path, init));
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return {
      status: response.status,
      location: response.headers.get("Location"),
      html: await response.text(),
    };
  }
  return { ask, cookie };
}

export type Visitor = ReturnType<typeof createVisitor>;

/** One who visits a running shop, from an address of its own. */
export function visitShop(origin: string, address = "192.0.2.1"): Visitor {
  return createVisitor((request) => fetch(request, { redirect: "manual" }), {
    origin,
    headers: { "CF-Connecting-IP": address },
  });
}

/** The fields of the form that posts there, of several the one that says most. */
export function hiddenFields(html: string, action: string): Record<string, string> {
  const forms = [...html.matchAll(/<form[^>]*action="([^"]*)"[^>]*>(.*?)<\/form>/gs)];
  const form = forms
    .flatMap(([, to, fields = ""]) => (unescape(to) === action ? [fields] : []))
    .reduce((most, fields) => (fields.length > most.length ? fields : most), "");
  return Object.fromEntries(
    [...form.matchAll(/<input[^>]*>/g)].map(([tag]) => [
      attribute(tag, "name"),
      attribute(tag, "value"),
    ]),
  );
}

export function attribute(tag: string, name: string): string {
  return unescape(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]);
}

function unescape(text = ""): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
