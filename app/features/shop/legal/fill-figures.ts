/** A legal text, which is HTML, with its figures, which are none, in place of their names in braces. */
export function fillFigures(text: string, figures: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`No figure is called ${name}`);
    return String(figure).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  });
}
