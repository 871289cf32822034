import { Form } from "@remix-run/react";
import { goodsCommandPath } from "#app/addresses/side-paths.ts";
import { words } from "./words.ts";

type HideFormProps = {
  /** With the id of a pack, that pack alone. */
  ids: { detailId: string; financialId?: string };
  name: string;
  isHidden: boolean;
  /** Whether the name stands beside the button, so that only who hears the page needs it in there. */
  isShort?: boolean;
};

export function HideForm({ ids, name, isHidden, isShort = false }: HideFormProps) {
  const whole = isHidden ? words.showThis(name) : words.hideThis(name);
  return (
    <Form method="post" action={goodsCommandPath(isHidden ? "show" : "hide")}>
      {Object.entries(ids).map(([id, value]) => (
        <input key={id} type="hidden" name={id} value={value} />
      ))}
      <button
        type="submit"
        className="button button-plain"
        aria-label={isShort ? whole : undefined}
      >
        {isShort ? (isHidden ? words.showAgain : words.hide) : whole}
      </button>
    </Form>
  );
}
