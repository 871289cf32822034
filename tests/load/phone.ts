import { SAMPLE_KEYS } from "#sandbox/config.ts";

/** Of the newest text message to a phone. */
export async function newestCode(sandbox: string, phone: string): Promise<string> {
  const inbox = await (await fetch(`${sandbox}/sms.json?phone=91${phone}`)).json();
  return (inbox as { code: string }[])[0]?.code ?? "";
}

/** What the bot check gives a browser with scripts. */
export async function personToken(sandbox: string): Promise<string> {
  const asked = new URLSearchParams({
    sitekey: SAMPLE_KEYS.TURNSTILE_SITEKEY,
    hostname: "localhost",
    action: "otp",
  });
  const page = await (await fetch(`${sandbox}/turnstile/v0/widget?${asked}`)).text();
  return /"token":"([^"]+)"/.exec(page)?.[1] ?? "";
}
