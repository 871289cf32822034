import all from "#app/styles.css?url";

/**
 * A page of the cart or the catalogue carries its own styles alone: where scripts lead on from it,
 * to an order or to the owner's pages, these find theirs. Resolves when they are there.
 */
export function bringAllStyles(): Promise<void> {
  if (document.querySelector(`link[href="${all}"]`)) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = all;
  document.head.appendChild(link);
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error("The styles did not come."));
    };
  });
}
