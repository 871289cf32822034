import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server.node";

/**
 * By React's build for Node, which turns all texts of a page into bytes at once: the one for
 * browsers calls the encoder, which is slow in a Worker, for each text and attribute.
 */
export function renderPage(page: ReactNode, nonce: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    const whole = new Writable({
      write(piece: Uint8Array<ArrayBuffer>, _, done) {
        pieces.push(withoutRest(piece));
        done();
      },
      final(done) {
        resolve(new Blob(pieces));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Infinity,
      onError: reject,
      onAllReady: () => void pipe(whole),
    });
  });
}

/**
 * React 18 sends its whole buffer where the next letter, of several bytes, does not fit: what is
 * left of it is zeros, which stand in no page.
 */
function withoutRest(piece: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return piece.subarray(0, piece.findLastIndex((byte) => byte !== 0) + 1);
}
