import { Hono } from "hono";
import type { Sandbox } from "./config.ts";
import { faulty, type Wire } from "./faults.ts";
import { PLACES, type Place } from "./geocoder-places.ts";

type Component = { long_name: string; short_name: string; types: string[] };
type Result = {
  address_components: Component[];
  formatted_address: string;
  geometry: object;
  place_id: string;
  types: string[];
};

const REACH_DEGREES = 0.2;

export function geocoder(sandbox: Sandbox): Hono<Wire> {
  const app = new Hono<Wire>();
  const failure = { status: "UNKNOWN_ERROR", results: [] };
  app.get("/maps/api/geocode/json", faulty(sandbox.switches, "geocoder", failure), (c) => {
    if (c.req.query("key") !== sandbox.keys.GOOGLE_MAPS_KEY) {
      return c.json({
        status: "REQUEST_DENIED",
        error_message: "The provided API key is invalid.",
        results: [],
      });
    }
    const point = parsePoint(c.req.query("latlng"));
    if (!point) {
      return c.json({
        status: "INVALID_REQUEST",
        error_message: "Invalid request. Invalid 'latlng' parameter.",
        results: [],
      });
    }
    const wanted = c.req.query("result_type")?.split("|");
    const results = resultsAt(point).filter(
      ({ types }) => !wanted || types.some((type) => wanted.includes(type)),
    );
    return c.json({ results, status: results.length > 0 ? "OK" : "ZERO_RESULTS" });
  });
  return app;
}

function parsePoint(text = ""): { lat: number; lng: number } | null {
  const match = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text);
  const [lat, lng] = [Number(match?.[1]), Number(match?.[2])];
  return match && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

function resultsAt(point: { lat: number; lng: number }): Result[] {
  const distance = (place: Place) => Math.hypot(place.lat - point.lat, place.lng - point.lng);
  const [nearest] = [...PLACES].sort((a, b) => distance(a) - distance(b));
  if (!nearest || distance(nearest) > REACH_DEGREES) return [];
  const { postalCode, ...withoutCode } = nearest;
  if (!nearest.postalCodeInSecondResult) return [result(nearest, "street")];
  const wider = {
    ...withoutCode,
    premise: undefined,
    route: undefined,
    area: undefined,
    postalCode,
  };
  return [result(withoutCode, "street"), result(wider, "postal_code")];
}

function result(place: Place, kind: "street" | "postal_code"): Result {
  const components = [
    component(place.premise, "premise"),
    component(place.route, "route"),
    component(place.area, "political", "sublocality", "sublocality_level_1"),
    component(place.city, "locality", "political"),
    component(place.district, "administrative_area_level_3", "political"),
    component(place.state, "administrative_area_level_1", "political"),
    component("India", "country", "political"),
    component(place.postalCode, "postal_code"),
  ].flat();
  return {
    address_components: components,
    formatted_address: components.map(({ long_name }) => long_name).join(", "),
    geometry: { location: { lat: place.lat, lng: place.lng }, location_type: "GEOMETRIC_CENTER" },
    place_id: `sandbox-${kind}-${place.lat}-${place.lng}`,
    types: kind === "postal_code" ? ["postal_code"] : typesOf(place),
  };
}

function typesOf(place: Place): string[] {
  if (place.premise) return ["premise"];
  if (place.route) return ["route"];
  return place.city ? ["locality", "political"] : ["administrative_area_level_1", "political"];
}

function component(name: string | undefined, ...types: string[]): Component[] {
  return name === undefined ? [] : [{ long_name: name, short_name: name, types }];
}
