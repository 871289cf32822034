/** Far above any form: who sends more is cut off. */
const mostBytes = 32 * 1024 * 1024;

/**
 * Answers, then reads what the answer did not want of the body and lets it go: an answer that comes
 * while its asker still sends is lost with the connection.
 */
export async function answerWholeBody(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!request.body) return answer(request);
  const sent = request.body.getReader();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await sent.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
  const response = await answer(new Request(request, { body, duplex: "half" } as RequestInit));
  await readToTheEnd(sent);
  return response;
}

/** Whoever went away meanwhile needs no answer. */
async function readToTheEnd(sent: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    for (let size = 0; size <= mostBytes;) {
      const { done, value } = await sent.read();
      if (done) return;
      size += value.byteLength;
    }
    await sent.cancel();
  } catch {
    return;
  }
}
