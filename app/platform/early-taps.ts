/** The events for which React 18 hydrates at once, whatever it waits for. */
const hydrating =
  "auxclick change click compositionend compositionstart contextmenu copy cut dblclick dragend dragstart drop input " +
  "keydown keypress keyup mousedown mouseup paste pointercancel pointerdown pointerup reset submit textInput " +
  "touchcancel touchend touchstart";

/**
 * While a page's data is decoded, hydrating at once would fail with React's error 345 and leave the
 * page without scripts. Until the page is hydrated, a tap is the browser's own, as it is without
 * scripts. Returns what ends that.
 */
export function keepTapsFromReact(): () => void {
  const events = hydrating.split(" ");
  const keep = (event: Event) => event.stopPropagation();
  for (const event of events) addEventListener(event, keep, true);
  return () => {
    for (const event of events) removeEventListener(event, keep, true);
  };
}
