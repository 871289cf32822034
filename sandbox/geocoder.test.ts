import { expect, onTestFinished, test } from "vitest";
import { SAMPLE_KEYS } from "./config.ts";
import { startSandbox } from "./server.ts";

type Result = { address_components: { long_name: string; types: string[] }[] };
type Answer = { status: string; results: Result[] };

async function lookUp(
  latlng: string,
  more = "",
  key = SAMPLE_KEYS.GOOGLE_MAPS_KEY,
): Promise<Answer> {
  const { url, close } = await startSandbox({ port: 0, shopOrigin: "http://localhost:8787" });
  onTestFinished(close);
  const query = `latlng=${latlng}&key=${key}${more}`;
  return (await (await fetch(`${url}/maps/api/geocode/json?${query}`)).json()) as Answer;
}

function part(result: Result | undefined, type: string): string | undefined {
  return result?.address_components.find(({ types }) => types.includes(type))?.long_name;
}

test.each([
  ["12.9716,77.5946", "Kasturba Road", "Bengaluru", "560001"],
  ["28.61390,77.20900", "Janpath", "New Delhi", "110001"],
  ["19.0760,72.8777", "Lal Bahadur Shastri Marg", "Mumbai", "400070"],
])("%s is in %s, %s %s", async (latlng, route, city, postalCode) => {
  const { status, results } = await lookUp(latlng);
  expect(status).toBe("OK");
  expect(part(results[0], "route")).toBe(route);
  expect(part(results[0], "locality")).toBe(city);
  expect(part(results[0], "postal_code")).toBe(postalCode);
});

test("a postal code may come only with the second result", async () => {
  const { results } = await lookUp("12.2958,76.6394");
  expect(part(results[0], "postal_code")).toBeUndefined();
  expect(part(results[1], "postal_code")).toBe("570001");
});

test("a village may have no street and no postal code, a desert not even a city", async () => {
  const village = await lookUp("32.33,78.01");
  expect(part(village.results[0], "locality")).toBe("Kibber");
  expect(part(village.results[0], "route")).toBeUndefined();
  const desert = await lookUp("26.9,70.3");
  expect(desert.results[0]?.address_components.map(({ long_name }) => long_name)).toEqual([
    "Rajasthan",
    "India",
  ]);
});

test("the sea has no address", async () => {
  expect(await lookUp("15.0,68.0")).toMatchObject({ status: "ZERO_RESULTS", results: [] });
  expect(await lookUp("0,0")).toMatchObject({ status: "ZERO_RESULTS" });
});

test("a filter on the kind of result can turn a hit into none", async () => {
  expect(await lookUp("26.9,70.3", "&result_type=street_address|premise|route")).toMatchObject({
    status: "ZERO_RESULTS",
  });
});

test("a wrong key is denied, a wrong point invalid", async () => {
  expect(await lookUp("12.97,77.59", "", "wrong")).toMatchObject({
    status: "REQUEST_DENIED",
    results: [],
  });
  expect(await lookUp("91,77.5")).toMatchObject({ status: "INVALID_REQUEST" });
  expect(await lookUp("here")).toMatchObject({ status: "INVALID_REQUEST" });
});
