type Figure = string | number | { html: string };

/**
 * A legal text, which is HTML, with its figures in place of their names in braces; they are none,
 * unless they say so.
 */
export function fillFigures(text: string, figures: Record<string, Figure>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`No figure is called ${name}`);
    if (typeof figure === "object") return figure.html;
    return String(figure).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  });
}
