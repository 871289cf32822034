import all from "#app/styles.css?url";

/**
 * A page of the cart or the catalogue carries its own styles alone: where scripts lead on from it,
 * to an order or to the owner's pages, these find theirs.
 */
export function bringAllStyles(): void {
  if (document.querySelector(`link[href="${all}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = all;
  document.head.appendChild(link);
}
