import { get } from "node:http";

export type Weights = { html: number; css: number; scripts: number };

/**
 * Compressed bytes as they are served: the page, its style sheets, and every script it names or
 * those import.
 */
export async function weigh(address: string, cookie: string): Promise<Weights> {
  const headers = { Cookie: cookie };
  const { origin } = new URL(address);
  const html = await (await fetch(address, { headers })).text();
  const sheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
    ([, href = ""]) => href,
  );
  const scripts = await scriptsOf(origin, html);
  return {
    html: await bytesOf(address, headers),
    css: await sum(sheets.map((href) => bytesOf(origin + href))),
    scripts: await sum([...scripts].map((file) => bytesOf(origin + file))),
  };
}

async function scriptsOf(origin: string, html: string): Promise<Set<string>> {
  const files = new Set(
    html.match(/\/assets\/[\w.-]+\.js/g)?.filter((file) => !file.includes("/manifest-")),
  );
  for (const file of files) {
    const text = await (await fetch(origin + file)).text();
    for (const [, imported = ""] of text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      files.add(`/assets/${imported}`);
  }
  return files;
}

/** In brotli, as every browser takes it over HTTPS; fetch would decompress. */
export function bytesOf(url: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { ...headers, "Accept-Encoding": "br" } }, (response) => {
      let bytes = 0;
      response
        .on("data", (chunk: Buffer) => {
          bytes += chunk.length;
        })
        .on("end", () => resolve(bytes))
        .on("error", reject);
    }).on("error", reject);
  });
}

async function sum(sizes: Promise<number>[]): Promise<number> {
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}
