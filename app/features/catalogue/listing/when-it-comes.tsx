import type { ComesWhen } from "./comes-when.server.ts";

/** When and for what it comes; or that it does not. */
export function WhenItComes({ when, costs, refusal, note }: ComesWhen) {
  return (
    <p className="text-sm">
      <strong className="text-base text-leaf">{when ?? refusal}</strong>
      {[costs, note].map((line) =>
        line ? (
          <span key={line} className="block">
            {line}
          </span>
        ) : null,
      )}
    </p>
  );
}
