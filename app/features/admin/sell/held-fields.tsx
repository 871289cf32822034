import { type TillLine, heldOf, tillFields } from "./till.ts";

/** The till's lines and key, in each form that leads on. */
export function HeldFields({ lines, sale }: { lines: TillLine[]; sale: string }) {
  return tillFields({ key: sale, lines: lines.map(heldOf) }).map(([name, value]) => (
    <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
  ));
}
