import { Form } from "@remix-run/react";
import { profileCommandPath } from "#app/addresses/side-paths.ts";
import { FoldedRow } from "#app/features/account/folded-row.tsx";
import { DeviceSwitch } from "#app/ui/device/device-switch.tsx";
import type { Messages } from "./messages.server.ts";
import { words } from "./words.ts";

/** The one place to switch off each way of being told. */
export function MessagesSection({ wantsTexts, device }: Messages) {
  if (wantsTexts === null && device === null) return null;
  return (
    <FoldedRow icon="bell" title={words.messages}>
      {wantsTexts === null ? null : (
        <Form method="post" action={profileCommandPath("messages")}>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="texts"
              defaultChecked={wantsTexts}
              aria-describedby="always-texted"
            />
            {words.texts}
          </label>
          <p id="always-texted" className="mb-3 text-xs text-stone">
            {words.always}
          </p>
          <button type="submit" className="button button-plain w-full md:w-auto">
            {words.save}
          </button>
        </Form>
      )}
      {device ? (
        <DeviceSwitch
          {...device}
          action={profileCommandPath("push")}
          labels={{ on: words.tellPhone, off: words.stopTelling }}
          look="button button-plain w-full md:w-auto"
        />
      ) : null}
    </FoldedRow>
  );
}
