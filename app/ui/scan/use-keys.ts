import { type RefObject, useEffect } from "react";

const isTextField = "input:not([type=checkbox],[type=radio]),textarea,select";

/** Whatever else has the focus: a scanner, which types digits, types them into the field. */
export function useKeysFor(field: RefObject<HTMLInputElement>): void {
  useEffect(() => {
    const toField = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTyped = (target as HTMLElement).closest(isTextField) !== null;
      if (!isTyped && /^[\p{L}\p{N}]$/u.test(key) && !ctrlKey && !metaKey && !altKey)
        field.current?.focus();
    };
    addEventListener("keydown", toField);
    return () => removeEventListener("keydown", toField);
  }, [field]);
}
