/** The body as text; null when it is longer than allowed, of which no more is read. */
export async function readLimited(request: Request, mostBytes: number): Promise<string | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > mostBytes) return null;
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return text + decoder.decode();
    bytes += chunk.value.byteLength;
    if (bytes > mostBytes) return null;
    text += decoder.decode(chunk.value, { stream: true });
  }
}
