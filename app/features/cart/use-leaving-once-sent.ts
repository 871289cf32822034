import { useEffect, useRef } from "react";

const longestMs = 4000;

/** A link to another page waits for what is on its way to the cart, so that the next page shows it. */
export function useLeavingOnceSent(isPending: boolean): void {
  const wanted = useRef("");
  useEffect(() => {
    if (!isPending) {
      if (wanted.current) location.assign(wanted.current);
      wanted.current = "";
      return;
    }
    let timer: ReturnType<typeof setTimeout>;
    function hold(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (
        !link ||
        !leavesPage(link) ||
        event.button ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      wanted.current = link.href;
      clearTimeout(timer);
      timer = setTimeout(() => location.assign(link.href), longestMs);
    }
    document.addEventListener("click", hold, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", hold, true);
    };
  }, [isPending]);
}

function leavesPage({ href, origin, target, download }: HTMLAnchorElement): boolean {
  return (
    origin === location.origin &&
    !target &&
    !download &&
    href.split("#")[0] !== location.href.split("#")[0]
  );
}
