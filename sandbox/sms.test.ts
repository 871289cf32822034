import { expect, onTestFinished, test } from "vitest";
import { SAMPLE_KEYS } from "./config.ts";
import { startSandbox } from "./server.ts";

type Message = { to: string; body: string; code: string | null; at: string };

async function open() {
  const { url, close } = await startSandbox({ port: 0, shopOrigin: "http://localhost:8787" });
  onTestFinished(close);
  return {
    url,
    async send(body: unknown, authkey = SAMPLE_KEYS.MSG91_AUTHKEY, path = "/api/v5/flow") {
      const response = await fetch(url + path, {
        method: "POST",
        headers: { authkey },
        body: JSON.stringify(body),
      });
      return {
        http: response.status,
        ...((await response.json()) as { type: string; message: string }),
      };
    },
    async read(query = "") {
      return (await (await fetch(`${url}/sms.json${query}`)).json()) as Message[];
    },
  };
}

const CODE = {
  flow_id: SAMPLE_KEYS.MSG91_FLOW_ID,
  short_url: "0",
  mobiles: "919000000002",
  VAR1: "482913",
};

test("a code arrives in the inbox, newest first, found by phone with and without 91", async () => {
  const { send, read } = await open();
  expect(await send(CODE)).toMatchObject({ http: 200, type: "success" });
  await send({ ...CODE, mobiles: "919000000003" });
  await send({ ...CODE, VAR1: "000111" }, undefined, "/api/v5/flow/");
  expect((await read()).map(({ code }) => code)).toEqual(["000111", "482913", "482913"]);
  const mine = await read("?phone=9000000002");
  expect(mine).toEqual(await read("?phone=919000000002"));
  expect(mine.map(({ code }) => code)).toEqual(["000111", "482913"]);
  expect(Object.keys(mine[0] ?? {})).toEqual(["to", "body", "code", "at"]);
  expect(mine[1]).toMatchObject({ to: "919000000002", code: "482913" });
  expect(mine[1]?.body.split("\n").at(-1)).toBe("@localhost #482913");
  expect(new Date(mine[0]?.at ?? "").getTime()).toBeLessThanOrEqual(Date.now());
});

test("the inbox page shows the texts, escaped", async () => {
  const { url, send } = await open();
  await send({ ...CODE, VAR1: "<i>12" });
  const page = await (await fetch(`${url}/sms`)).text();
  expect(page).toContain("+919000000002");
  expect(page).toContain("&lt;i&gt;12 is your code");
});

test("recipients each get their own text", async () => {
  const { send, read } = await open();
  const recipients = [
    { mobiles: "919000000001", VAR1: "111111" },
    { mobiles: "919000000002", VAR1: "222222" },
  ];
  await send({ template_id: CODE.flow_id, recipients });
  expect((await read("?phone=9000000001")).map(({ code }) => code)).toEqual(["111111"]);
});

test("a message without a code has none", async () => {
  const { send, read } = await open();
  await send({ flow_id: SAMPLE_KEYS.MSG91_NO_ACCOUNT_FLOW_ID, mobiles: "919000000009" });
  expect((await read())[0]).toMatchObject({ code: null });
});

test("refusals come with status 200 and the type error, and send nothing", async () => {
  const { send, read } = await open();
  const refused = { http: 200, type: "error" };
  expect(await send(CODE, "wrong")).toMatchObject(refused);
  expect(await send({ ...CODE, flow_id: "nobody" })).toMatchObject(refused);
  expect(await send({ ...CODE, mobiles: "+91 9000000002" })).toMatchObject(refused);
  expect(await send({ ...CODE, VAR1: undefined })).toMatchObject(refused);
  expect(await send([null])).toMatchObject(refused);
  expect(await send({ ...CODE, recipients: [null] })).toMatchObject(refused);
  expect(await read()).toEqual([]);
});
