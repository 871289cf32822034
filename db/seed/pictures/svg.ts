type Attributes = Readonly<Record<string, string | number>>;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function element(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join("")}/>`;
}

export function path(fill: string, d: string): string {
  return element("path", { fill, d });
}

export function rect(fill: string, box: Box, rx = 0): string {
  return element("rect", { fill, ...box, rx });
}

export function ellipse(fill: string, cx: number, cy: number, rx: number, ry = rx): string {
  return element("ellipse", { fill, cx, cy, rx, ry });
}

export function circle(fill: string, cx: number, cy: number, radius: number): string {
  return ellipse(fill, cx, cy, radius);
}

/** What a pack throws on any ground. */
export function shadow(cx: number, cy: number, rx: number, ry = rx): string {
  return element("ellipse", { fill: "#1b1d1a", "fill-opacity": 0.16, cx, cy, rx, ry });
}

/** Its ends are cut straight: for lines that end under another shape. */
export function plainStroke(colour: string, width: number, d: string): string {
  return element("path", { d, fill: "none", stroke: colour, "stroke-width": width });
}

export function stroke(colour: string, width: number, d: string): string {
  return element("path", {
    d,
    fill: "none",
    stroke: colour,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });
}

/** A path drawn in units of its own, at a place and size; the group around it says how. */
export function strokes(d: string, x: number, y: number, across: number, down: number): string {
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${across.toFixed(3)} ${down.toFixed(3)})`;
  return element("path", { d, transform: place });
}

/** `content` is seen inside `area` alone, which is round at its foot. */
export function clipped(area: Box, radius: number, content: string): string {
  const id = `c${area.x}-${area.y}`;
  const clip = rect("#000", box(area.x, area.y - radius, area.width, area.height + radius), radius);
  return `<clipPath id="${id}">${clip}</clipPath><g clip-path="url(#${id})">${content}</g>`;
}

export function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}

export function svgDocument(viewBox: number, size: number, content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${viewBox} ${viewBox}" ` +
    `width="${size}" height="${size}">${content}</svg>`
  );
}
