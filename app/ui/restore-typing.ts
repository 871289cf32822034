import { type takeTyped, typingFields } from "./kept-typing.ts";

export function restoreTyping(typed: NonNullable<ReturnType<typeof takeTyped>>): void {
  typingFields().forEach((field, at) => {
    const kept = typed[at];
    if (kept?.name !== field.name) return;
    if (kept.checked !== field.checked) field.click();
    if (kept.value !== field.value) type(field, kept.value);
  });
}

/** By the element's own setter: to its own React would not listen. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
}
