import type { ReactNode } from "react";
import { words } from "./words.ts";

type SheetProps = {
  /** As cells bring them along, too. */
  heads: readonly string[];
  /** Columns of figures, after the others. */
  numbers?: readonly string[];
  /** Whether each row ends with buttons. */
  hasActions?: boolean;
  /** Whether the rows come in bodies of their own, each of what belongs together. */
  isGrouped?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A table whose rows stand as cards on a phone; their cells bring the labels that are seen there.
 */
export function Sheet({
  heads,
  numbers = [],
  hasActions = false,
  isGrouped = false,
  className = "",
  children,
}: SheetProps) {
  return (
    <table className={`sheet ${className}`}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head.toUpperCase()}
            </th>
          ))}
          {numbers.map((head) => (
            <th key={head} scope="col" className="number">
              {head.toUpperCase()}
            </th>
          ))}
          {hasActions ? (
            <th scope="col">
              <span className="sr-only">{words.actions}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      {isGrouped ? children : <tbody>{children}</tbody>}
    </table>
  );
}
