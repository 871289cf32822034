import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";

type Combobox = {
  options: number;
  container: RefObject<HTMLElement>;
  onChoose: (index: number) => void;
};

/**
 * Which option is active and whether the list is open, by keyboard, by leaving and by a press
 * outside.
 */
export function useCombobox({ options, container, onChoose }: Combobox) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && options > 0;

  useEffect(() => {
    if (!isShown) return;
    const closeOutside = (event: PointerEvent) => {
      if (!container.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [isShown, container]);

  function show(open: boolean) {
    setOpen(open);
    setActive(-1);
  }

  /** Beyond either end stands the text itself. */
  function move(step: 1 | -1) {
    setOpen(true);
    setActive((index) => ((index + 1 + step + options + 1) % (options + 1)) - 1);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || options === 0) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp")
      move(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "Enter" && isShown && active >= 0) onChoose(active);
    else if (event.key === "Escape" && isShown) show(false);
    else return;
    event.preventDefault();
  }

  return { isShown, active: isShown && active < options ? active : -1, show, onKeyDown };
}
