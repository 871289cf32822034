import { Form } from "@remix-run/react";
import { words } from "./words.ts";

type KeepCodeProps = {
  code: string;
  packs: { id: string; name: string }[];
  /** Where the owner sends it; null for everybody else. */
  action: string | null;
  /** What was typed on the page and comes back with it. */
  values?: Record<string, string>;
};

/** A code that no pack has: a tap on the pack it stands on keeps it there. */
export function KeepCode({ code, packs, action, values = {} }: KeepCodeProps) {
  if (action === null) return <p role="alert">{words.ownerKeepsIt(code)}</p>;
  return (
    <Form method="post" action={action} className="panel mb-3 print:hidden">
      <p role="alert" className="mb-2">
        {words.whichHasIt(code)}
      </p>
      {Object.entries({ ...values, code }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="choices">
        {packs.map(({ id, name }) => (
          <button key={id} type="submit" name="pack" value={id} className="button button-plain">
            {name}
          </button>
        ))}
      </div>
    </Form>
  );
}
