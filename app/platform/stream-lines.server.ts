import { inLanguageOfNow } from "./language.server.ts";

/** As the bytes of an answer, no more of them at a time than somebody reads. */
export function streamLines(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const next = inLanguageOfNow(() => lines.next());
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}
