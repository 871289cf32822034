import { expect, test } from "vitest";
import { dataScript } from "./late-scripts.ts";

test("no text ends the script that carries it, and it arrives as it was", () => {
  const data = `</script><script>alert("1")</script><!-- & \u2028 'quoted' ₹ \\`;
  const script = dataScript(data, "abc");
  const [, code = ""] = /^<script nonce="abc">([^<>&\u2028]*)<\/script>$/.exec(script) ?? [];
  const arrived: string[] = [];
  const streamController = { enqueue: (text: string) => arrived.push(text), close: () => arrived.push("closed") };
  new Function("window", code)({ __remixContext: { streamController } });
  expect(arrived).toEqual([data, "closed"]);
});
