import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import type { AdminPlace } from "./places.ts";

type PlaceLinkProps = Omit<ComponentProps<"a">, "href"> & { place: AdminPlace };

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
