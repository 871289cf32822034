import { Form } from "@remix-run/react";
import { goodsCommandPath } from "#app/addresses/side-paths.ts";
import { words } from "./words.ts";

/** With the id of a pack, that pack alone. */
type Hidden = { detailId: string; financialId?: string };

type HideButtonProps = {
  name: string;
  isHidden: boolean;
  /** Whether the name stands beside the button, so that only who hears the page needs it in there. */
  isShort?: boolean;
  /** The id of its form, where it stands outside of it. */
  form?: string;
};

type HideFormProps = HideButtonProps & { ids: Hidden };

export function HideForm({ ids, ...button }: HideFormProps) {
  return (
    <Form method="post" action={goodsCommandPath(button.isHidden ? "show" : "hide")}>
      <HiddenIds ids={ids} />
      <HideButton {...button} />
    </Form>
  );
}

/** For a button that stands in another form. */
export function FormOfHiding({
  id,
  ids,
  isHidden,
}: {
  id: string;
  ids: Hidden;
  isHidden: boolean;
}) {
  return (
    <Form id={id} method="post" action={goodsCommandPath(isHidden ? "show" : "hide")}>
      <HiddenIds ids={ids} />
    </Form>
  );
}

export function HideButton({ name, isHidden, isShort = false, form }: HideButtonProps) {
  const whole = isHidden ? words.showThis(name) : words.hideThis(name);
  return (
    <button
      type="submit"
      form={form}
      className="button button-plain"
      aria-label={isShort ? whole : undefined}
    >
      {isShort ? (isHidden ? words.showAgain : words.hide) : whole}
    </button>
  );
}

function HiddenIds({ ids }: { ids: Hidden }) {
  return Object.entries(ids).map(([name, id]) => (
    <input key={name} type="hidden" name={name} value={id} />
  ));
}
