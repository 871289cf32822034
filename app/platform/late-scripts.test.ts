import { expect, test } from "vitest";
import { stateScript, streamScript, withoutStream } from "./late-scripts.ts";

test("no text ends the script that carries it, and it arrives as it was", () => {
  const data = `</script><script>alert("1")</script><!-- & \u2028 'quoted' ₹ \\`;
  const script = streamScript(data);
  const [, code = ""] = /^<script type="text\/late">([^<>&\u2028]*)<\/script>$/.exec(script) ?? [];
  const arrived: string[] = [];
  const streamController = {
    enqueue: (text: string) => arrived.push(text),
    close: () => arrived.push("closed"),
  };
  new Function("window", code)({ __remixContext: { streamController } });
  expect(arrived).toEqual([data, "closed"]);
});

test("plain data arrives as it was, too, and a page that brings it asks for no stream", () => {
  const state = { loaderData: { page: { name: "</script><b>", missing: null } }, actionData: null };
  const [, code = ""] =
    /^<script type="text\/late">([^<>&]*)<\/script>$/.exec(stateScript(state)) ?? [];
  const page = { __remixContext: {} };
  new Function("window", code)(page);
  expect(page.__remixContext).toEqual({ state });
  const html =
    "<script>window.__remixContext = {};window.__remixContext.stream = new ReadableStream({start(controller){}}).pipeThrough(new TextEncoderStream());</script>";
  expect(withoutStream(html)).toBe("<script>window.__remixContext = {};</script>");
});
