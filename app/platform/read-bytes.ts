/**
 * The body; null when it is longer than allowed, of which no more is read. What it says of its own
 * length is not relied on.
 */
export async function readBytes(
  request: Request,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > mostBytes) return null;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    size += part.value.byteLength;
    if (size > mostBytes) {
      await reader?.cancel();
      return null;
    }
    chunks.push(part.value as Uint8Array<ArrayBuffer>);
  }
}

/** Without parameters, in lower case; "" for none. */
export function contentType(request: Request): string {
  return (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}
