import { useEffect, useState } from "react";
import mark from "./mark.svg?raw";

const filmMs = 5000;
const wideAndLively =
  "(width>=48rem) and (prefers-reduced-motion:no-preference) and (prefers-color-scheme:light)";

/**
 * The mark, drawn in the page: as a picture of the styles it would hold up the first paint. A
 * looping film of it, which is white, once the page is idle, on wide and light screens where motion
 * and bytes are welcome. It rests after five seconds, as nothing may move for longer unasked, and goes on under the pointer.
 * Where the shop has a logo of its own, that stands in its place: its address is one that the shop made.
 */
export function Logo({ own }: { own?: string | undefined }) {
  const [isFilm, setFilm] = useState(false);
  useEffect(() => {
    const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
    setFilm(matchMedia(wideAndLively).matches && !connection?.saveData);
  }, []);
  return isFilm && !own ? (
    <video
      src="/logo.mp4"
      poster="/favicon.svg"
      width={32}
      height={32}
      autoPlay
      loop
      muted
      playsInline
      aria-hidden="true"
      className="size-8 rounded-md"
      onPlaying={({ currentTarget: film }) => setTimeout(() => film.pause(), filmMs)}
      onMouseEnter={({ currentTarget: film }) => void film.play()}
    />
  ) : (
    <span
      className="w-[min(2rem,11vw)]"
      aria-hidden="true"
      dangerouslySetInnerHTML={{
        __html: own ? `<img src="${own}?w=160" alt="" class="size-8 object-contain">` : mark,
      }}
    />
  );
}
