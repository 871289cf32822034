import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import type { Place } from "./places.ts";

type PlaceLinkProps = Omit<ComponentProps<"a">, "href"> & { place: Place };

export function PlaceLink({ place, children, ...others }: PlaceLinkProps) {
  const shown = (
    <>
      {place.name} {children}
    </>
  );
  return place.isOutside ? (
    <a href={place.to} {...others}>
      {shown}
    </a>
  ) : (
    <Link to={place.to} {...others}>
      {shown}
    </Link>
  );
}
