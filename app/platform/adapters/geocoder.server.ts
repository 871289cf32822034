// The key stays on the server; a position is asked about and forgotten, neither stored nor logged.
import * as v from "valibot";
import type { RequestContext } from "#app/platform/context.server.ts";
import { fetchJson } from "./fetch-json.server.ts";

export type Position = { latitude: number; longitude: number };
/** "" for a part the map does not know. */
export type Place = { street: string; city: string; postalCode: string };
export type Geocoded =
  { ok: true; place: Place } | { ok: false; reason: "nothing-found" | "unavailable" };

const timeoutMs = 6000;
const ComponentSchema = v.object({ long_name: v.string(), types: v.array(v.string()) });
const AnswerSchema = v.object({
  status: v.string(),
  results: v.array(v.object({ address_components: v.array(ComponentSchema) })),
});
type Result = v.InferOutput<typeof AnswerSchema>["results"][number];

export async function reverseGeocode(
  { config, log }: RequestContext,
  { latitude, longitude }: Position,
): Promise<Geocoded> {
  const query = new URLSearchParams({
    latlng: `${latitude.toFixed(5)},${longitude.toFixed(5)}`,
    language: "en",
    key: config.GOOGLE_MAPS_KEY,
  });
  const answer = await fetchJson(
    `${config.GEOCODE_BASE_URL}/maps/api/geocode/json?${query}`,
    {},
    timeoutMs,
  );
  const parsed = v.safeParse(AnswerSchema, answer?.body);
  const status = parsed.success ? parsed.output.status : "unanswered";
  if (parsed.success && status === "OK" && parsed.output.results.length > 0)
    return { ok: true, place: placeOf(parsed.output.results) };
  if (status === "OK" || status === "ZERO_RESULTS") return { ok: false, reason: "nothing-found" };
  log("geocoder-failed", { status });
  return { ok: false, reason: "unavailable" };
}

/** The nearest result first, later and wider ones fill its gaps. */
function placeOf(results: Result[]): Place {
  const part = (...types: string[]) =>
    types.map((type) => nameOf(results, type)).find(Boolean) ?? "";
  const house = results[0]
    ? nameOf([results[0]], "premise") || nameOf([results[0]], "street_number")
    : "";
  const road = part("route", "neighborhood", "sublocality_level_2", "sublocality_level_1");
  const postalCode = part("postal_code").replace(/\s/g, "");
  return {
    street: [house, road].filter(Boolean).join(", "),
    city: part(
      "locality",
      "postal_town",
      "administrative_area_level_3",
      "administrative_area_level_2",
    ),
    postalCode: /^[1-9]\d{5}$/.test(postalCode) ? postalCode : "",
  };
}

function nameOf(results: Result[], type: string): string {
  const components = results.flatMap((result) => result.address_components);
  return (
    components
      .find(({ types }) => types.includes(type))
      ?.long_name.trim()
      .slice(0, 150) ?? ""
  );
}
