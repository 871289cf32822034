// The least a shop's page can be: one document that fits a new connection's first window, its
// styles in it, one picture, no script.
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { type Secure, listen } from "./listen.ts";

const documentBytes = 14_000;
const side = 400;
const words = ["rice", "dal", "atta", "ghee", "paneer", "turmeric", "mango", "onion", "chilli"];
const styles =
  "body{font:16px/1.5 sans-serif;margin:0 auto;max-width:60ch;padding:1rem}img{display:block;width:380px;height:380px}";

export async function openFloor(secure?: Secure) {
  const picture = await noise();
  const page = makePage();
  return listen(({ url }, answer) => {
    const isPicture = url === "/item.png";
    const body = isPicture ? picture : page;
    const type = isPicture ? "image/png" : "text/html; charset=utf-8";
    answer.writeHead(200, { "Content-Type": type, "Content-Length": body.length }).end(body);
  }, secure);
}

/** Words fill it up to its size. */
function makePage(): Buffer {
  const start = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><title>Floor</title><style>${styles}</style><header><a href="/">Floor</a></header><main><h1>Floor</h1><img src="/item.png" width="380" height="380" alt="" fetchpriority="high"><p>`;
  const end = "</p></main></html>";
  let text = "";
  for (let index = 0; start.length + text.length + end.length < documentBytes; index += 1)
    text += `${words[(index * 7 + (index >> 3)) % words.length]} `;
  return Buffer.from(start + text.slice(0, documentBytes - start.length - end.length) + end);
}

/** A square of black and white dots, which nothing compresses: 20 KB. */
function noise(): Promise<Buffer> {
  const dots = Buffer.from(
    [...randomBytes((side * side) / 8)].flatMap((byte) =>
      [1, 2, 4, 8, 16, 32, 64, 128].map((bit) => (byte & bit ? 255 : 0)),
    ),
  );
  return sharp(dots, { raw: { width: side, height: side, channels: 1 } })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}
