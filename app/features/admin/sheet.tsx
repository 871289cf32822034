import type { ReactNode } from "react";

type SheetProps = {
  heads: readonly string[];
  /** Columns of figures, after the others. */
  numbers?: readonly string[];
  /** Whether each row ends with buttons. */
  hasActions?: boolean;
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
  className = "",
  children,
}: SheetProps) {
  return (
    <table className={`sheet ${className}`}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          {numbers.map((head) => (
            <th key={head} scope="col" className="number">
              {head}
            </th>
          ))}
          {hasActions ? (
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
