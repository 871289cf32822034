/** Of a list in its old and its new order only what stands elsewhere now, and between. */
export function movedIn(was: string, is: string): { was: string; is: string } {
  const [old, now] = [was.split(", "), is.split(", ")];
  const start = old.findIndex((name, at) => name !== now[at]);
  const end = old.findLastIndex((name, at) => name !== now[at + now.length - old.length]);
  const between = (names: string[]) =>
    names.slice(start, end + 1 + names.length - old.length).join(", ");
  return start < 0 ? { was, is } : { was: between(old), is: between(now) };
}
