// What a UPI code costs the page that shows it; the Worker makes it anew each time.
import { brotliCompressSync } from "node:zlib";
import type { Figures } from "#scripts/bench/section.ts";
import { makeUpiRequest } from "#app/platform/upi-request.server.ts";

const most = { bytes: 2048, ms: 10 };
const times = 50;

export async function measureCodes(): Promise<Figures> {
  const make = () =>
    makeUpiRequest({
      id: "kirana.stores@okaxis",
      name: "Kirana Neighbourhood Stores",
      paise: 40_920,
      note: "Order 01HXAB",
      reference: "0123456789abcdef",
    });
  const begun = performance.now();
  for (let time = 0; time < times; time += 1) make();
  const ms = (performance.now() - begun) / times;
  const bytes = brotliCompressSync(JSON.stringify(make())).length;
  return {
    rows: { "UPI code": { "brotli B": bytes, ms: ms.toFixed(2) } },
    broken: [
      ...(bytes > most.bytes ? [`${bytes} B, ${most.bytes} allowed`] : []),
      ...(ms > most.ms ? [`${ms.toFixed(2)} ms, ${most.ms} allowed`] : []),
    ],
  };
}
