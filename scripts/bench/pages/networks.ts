/** A phone's network. Milliseconds a round trip, bytes a millisecond. */
export type Network = {
  roundTripMs: number;
  downBytesPerMs: number;
  upBytesPerMs: number;
  protocol: "HTTP/1.1" | "HTTP/2";
  /**
   * Whether bytes really cross a slow link, with what connections cost there: see `slow-link.ts`.
   * Otherwise the browser holds back each request, as Lighthouse and the developer tools do.
   */
  isLink: boolean;
};

const slow4g = { roundTripMs: 150, downBytesPerMs: 200, upBytesPerMs: 93.75 };
const slow3g = { roundTripMs: 400, downBytesPerMs: 50, upBytesPerMs: 50 };

export const networks = {
  "Slow 4G": { ...slow4g, protocol: "HTTP/2", isLink: false },
  "Slow 4G link, HTTP/2": { ...slow4g, protocol: "HTTP/2", isLink: true },
  "Slow 4G link, HTTP/1.1": { ...slow4g, protocol: "HTTP/1.1", isLink: true },
  "Slow 3G link, HTTP/2": { ...slow3g, protocol: "HTTP/2", isLink: true },
} satisfies Record<string, Network>;

export type NetworkName = keyof typeof networks;
