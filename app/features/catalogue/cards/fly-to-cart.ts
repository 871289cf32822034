const flightMs = 750;

/** The card's picture flies to the floating cart; nothing moves for who wants no motion. */
export function flyToCart(card: HTMLElement | null): void {
  const picture = card?.querySelector("img");
  const target = document.querySelector(".cart-pill > a");
  if (!picture || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const from = picture.getBoundingClientRect();
  const to = target?.getBoundingClientRect() ?? {
    left: innerWidth / 2,
    top: innerHeight,
    width: 0,
  };
  const flyer = picture.cloneNode() as HTMLImageElement;
  flyer.className = "fly";
  document.body.appendChild(flyer);
  const place = (x: number, y: number, scale: number) => `translate(${x}px,${y}px) scale(${scale})`;
  const size = from.width / 160;
  const flight = flyer.animate(
    [
      { transform: place(from.left, from.top, size), opacity: 1 },
      { transform: place(to.left + to.width / 2, to.top, 0.15), opacity: 0.4 },
    ],
    { duration: flightMs, easing: "ease-out" },
  );
  flight.onfinish = () => flyer.remove();
}
