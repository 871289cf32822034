import { useEffect, useRef } from "react";
import { cartPath, orderPath, shippingPath } from "#app/addresses/paths.ts";
import { formatPaise } from "#app/values/money.ts";
import type { RefusedLine } from "./refused-line.ts";
import { stockNote } from "./review.ts";
import { Filled } from "#app/ui/filled.tsx";
import { words } from "./problem.words.ts";

export type RefusedOrder =
  | { reason: "key-used"; orderId: string }
  | { reason: "out-of-stock" | "price-rose"; lines: RefusedLine[] }
  | { reason: "over-limit" | "not-delivered" | "offer-changed"; message: string }
  | { reason: "changed" | "empty" | "busy" };

const messages = (): Record<Exclude<RefusedOrder, { message: string }>["reason"], string> =>
  words.messages;

/**
 * Why nothing was ordered, and the way on; it takes the focus, as the button that was pressed is
 * far below it.
 */
export function OrderProblem({ problem }: { problem: RefusedOrder }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [problem]);
  return (
    <div
      role="alert"
      ref={box}
      tabIndex={-1}
      className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-2 wrap-anywhere rounded-md border border-chilli bg-rose p-3 text-chilli"
    >
      <p className="warned font-semibold">
        {"message" in problem ? problem.message : messages()[problem.reason]}
      </p>
      <WayOn problem={problem} />
    </div>
  );
}

function WayOn({ problem }: { problem: RefusedOrder }) {
  if (problem.reason === "key-used") {
    return (
      <p>
        <Filled
          text={words.thatOrderOrNew}
          order={
            <a href={orderPath(problem.orderId)} className="link">
              {words.seeThatOrder}
            </a>
          }
        />
      </p>
    );
  }
  if (problem.reason === "not-delivered") {
    return (
      <p>
        {words.nothingOrdered}{" "}
        <a href={shippingPath} className="link">
          {words.changeAddressOrWindow}
        </a>
      </p>
    );
  }
  if (problem.reason === "price-rose") {
    return (
      <ul>
        {problem.lines.map((line) => (
          <li key={line.financialId}>
            {line.title}: <s className="money">{formatPaise(line.seenPaise)}</s> →{" "}
            <strong className="money">{formatPaise(line.nowPaise)}</strong>
          </li>
        ))}
      </ul>
    );
  }
  if (problem.reason !== "out-of-stock") return null;
  return (
    <>
      <ul>
        {problem.lines.map((line) => (
          <li key={line.financialId}>
            {line.title}: <strong>{stockNote(line)}</strong>
          </li>
        ))}
      </ul>
      <p>
        <a href={cartPath} className="link">
          {words.changeYourCart}
        </a>
      </p>
    </>
  );
}
