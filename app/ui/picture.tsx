import { useContext } from "react";
import { LightContext } from "./light.ts";

export type PictureProps = {
  /** A path of this shop, an https address, or "" for none. */
  image: string;
  /** "" where a name stands beside it. */
  alt: string;
  /** The `sizes` of an img: how wide it shows; "small" for what never shows wider than a thumb. */
  sizes: string;
  eager?: boolean;
  /** The largest of its page: fetched before all others. */
  isMain?: boolean;
  className?: string;
};

export const pictureWidths = [160, 320, 640] as const;

/**
 * A square picture on the shop's own ground in the width that fits, the smallest in the light
 * version; the shop picks AVIF or WebP by what the browser accepts. In the place of none, and of one
 * that is lost, stands a bag.
 */
export function Picture({
  image,
  alt,
  sizes,
  eager = false,
  isMain = false,
  className = "",
}: PictureProps) {
  const isLight = useContext(LightContext);
  if (!image)
    return (
      <div
        className={`picture ${className}`}
        aria-hidden={alt ? undefined : true}
        role={alt ? "img" : undefined}
        aria-label={alt || undefined}
      />
    );
  const isOurs = image.startsWith("/");
  const isSmall = isLight || sizes === "small";
  return (
    <img
      src={isOurs ? `${image}?w=${isSmall ? 160 : 320}` : image}
      srcSet={
        isOurs && !isSmall
          ? pictureWidths.map((width) => `${image}?w=${width} ${width}w`).join(",")
          : undefined
      }
      sizes={isOurs && !isSmall ? sizes : undefined}
      alt={alt}
      width={320}
      height={320}
      {...(isMain ? { fetchpriority: "high" } : {})}
      loading={eager || isMain ? undefined : "lazy"}
      decoding="async"
      className={`picture ${className}`}
    />
  );
}
