import { type ServerBuild, createRequestHandler } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { answerByFirstWord, buildUnder } from "#app/platform/edge/answer-by-first-word.server.ts";
import routes from "#app/routes.ts";
import { createRandom } from "./random.ts";

type Entry = { id?: string; path?: string; index?: boolean; file: string; children?: Entry[] };
type Routes = ServerBuild["routes"];

/** The map as the build has it; each address answers which of its routes it is, and with what. */
function manifestOf(entries: Entry[], parentId: string): Routes {
  return Object.assign(
    {},
    ...entries.map(({ id = "", file, path, index, children = [] }) => {
      const known = id || file;
      return {
        [known]: {
          id: known,
          parentId,
          path,
          index,
          module: { loader: ({ params }: { params: object }) => Response.json({ known, params }) },
        },
        ...manifestOf(children, known),
      };
    }),
  );
}

const known: Routes = {
  root: { id: "root", path: "", module: { loader: () => null } },
  ...manifestOf(routes as Entry[], "root"),
} as unknown as Routes;
const build = {
  routes: known,
  entry: { module: {} },
  assets: {
    routes: Object.fromEntries(Object.keys(known).map((id) => [id, { id }])),
    url: "",
    version: "1",
    entry: { module: "", imports: [] },
  },
  future: { v3_singleFetch: true },
  publicPath: "/",
} as unknown as ServerBuild;
const short = answerByFirstWord(build);
const whole = createRequestHandler(build, "production");

const paths = Object.values(known).map(
  ({ path = "", parentId }) => `/${[known[parentId ?? ""]?.path, path].filter(Boolean).join("/")}`,
);

async function compare(path: string): Promise<unknown> {
  const ask = () => new Request(`http://shop.test${path}`);
  const [one, other] = await Promise.all([short(ask()), whole(ask())]);
  const answers = [
    [one.status, await one.text()],
    [other.status, await other.text()],
  ];
  expect(answers[0], path).toEqual(answers[1]);
  return answers[0];
}

test("every address of the map leads where it leads among all routes, however it is written", async () => {
  expect(paths.length).toBeGreaterThan(100);
  for (const path of paths) {
    const address = path.replace(/:\w+/g, "some-1").replace("*", "more/words");
    await compare(address);
    await compare(address.toUpperCase());
    await compare(`${address}/`);
    await compare(address.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`));
  }
});

test("so does one that isn't there", async () => {
  const random = createRandom(7);
  const words = [...paths.flatMap((path) => path.split("/")), "xyz", "%zz", "..", "", "ं", "*"];
  for (let count = 0; count < 200; count++) {
    const path = Array.from({ length: 1 + random.upTo(3) }, () => random.pick(words)).join("/");
    await compare(`/${path}`);
  }
});

test("an address in the owner's frame is found by its own first word", async () => {
  expect(await compare("/order/1/picking")).toEqual([
    200,
    expect.stringContaining('"params":{"id":"1"}'),
  ]);
});

test("a shopper's page is looked for among a few routes, and its router made of the same", () => {
  for (const word of ["", "category", "product", "search", "cart"]) {
    const { routes: kept, assets } = buildUnder(word, build);
    expect(Object.keys(kept).length, word).toBeLessThan(20);
    expect(Object.keys(assets.routes)).toEqual(expect.arrayContaining(Object.keys(kept)));
    expect(Object.keys(assets.routes)).toHaveLength(Object.keys(kept).length);
  }
});
