import { expect, test } from "vitest";
import { bytesOf, textOf } from "#app/platform/base64url.ts";
import type { Configuration } from "#app/platform/configuration.ts";
import { sealForDevice } from "./seal-for-device.server.ts";
import { isPushService } from "./web-push.server.ts";

/** The example of RFC 8291, appendix A. */
test("the example of the standard is sealed byte for byte", async () => {
  const point =
    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
  const bytes = bytesOf(point);
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: textOf(bytes.slice(1, 33)),
    y: textOf(bytes.slice(33)),
  };
  const curve = { name: "ECDH", namedCurve: "P-256" };
  const secret = { ...jwk, d: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw" };
  const sealed = await sealForDevice(
    {
      p256dh:
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    },
    new TextEncoder().encode("When I grow up, I want to be a watermelon"),
    {
      salt: bytesOf("DGv6ra1nlYgDCS1FRnbzlw"),
      keys: {
        privateKey: await crypto.subtle.importKey("jwk", secret, curve, false, ["deriveBits"]),
        publicKey: await crypto.subtle.importKey("jwk", jwk, curve, true, []),
      },
    },
  );
  expect(textOf(sealed)).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

test.each<[string, boolean]>([
  ["https://fcm.googleapis.com/fcm/send/x", true],
  ["https://web.push.apple.com/x", true],
  ["https://fcm.googleapis.com.evil.example/x", false],
  ["https://evilpush.apple.com/x", false],
  ["http://web.push.apple.com/x", false],
  ["https://fcm.googleapis.com:444/x", false],
  ["https://user@evil.example/?.push.apple.com", false],
  ["nonsense", false],
])("%s is a listed push service: %s", (endpoint, isOne) => {
  const PUSH_SERVICES = "https://fcm.googleapis.com, https://*.push.apple.com";
  expect(isPushService(endpoint, { PUSH_SERVICES } as Configuration)).toBe(isOne);
});
