const key = "typed";

/** Of each field; passwords are typed again. */
type Typed = Pick<HTMLInputElement, "name" | "value" | "checked">[];

export const typingFields = () =>
  Array.from(
    document.querySelectorAll<HTMLInputElement>(
      "input:not([type=password],[type=file]),textarea,select",
    ),
  );

/** For the same page in another language. */
export function keepTyping(): void {
  const typed: Typed = typingFields().map(({ name, value, checked }) => ({ name, value, checked }));
  try {
    sessionStorage.setItem(key, JSON.stringify([location.pathname, typed]));
  } catch {
    // Where nothing is stored it is typed again.
  }
}

/** What was kept on this page before; once. */
export function takeTyped(): Typed | null {
  try {
    const [page, typed] = JSON.parse(sessionStorage.getItem(key) ?? "[]") as [string?, Typed?];
    sessionStorage.removeItem(key);
    return page === location.pathname && typed ? typed : null;
  } catch {
    return null;
  }
}
