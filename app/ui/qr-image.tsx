/** Dark on white whatever the colours of the page, and wide enough for any phone: 52 mm. */
export function QrImage({ size, path, label }: { size: number; path: string; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 -.5 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-[52mm] bg-[#fff]"
    >
      <path stroke="#000" d={path} />
    </svg>
  );
}
