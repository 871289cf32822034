import { type ChangeEvent, type ComponentPropsWithoutRef, useRef, useState } from "react";
import { Field } from "#app/ui/field.tsx";
import { formatBytes, shrinkPhoto } from "./shrink-photo.ts";
import { words } from "./words.ts";

type PhotoInputProps = Omit<ComponentPropsWithoutRef<typeof Field>, "type" | "accept" | "onChange">;

/**
 * A file chooser, on a phone the camera too; with scripts a large photo is made smaller before it
 * is sent.
 */
export function PhotoInput({ hint = words.hint, ...field }: PhotoInputProps) {
  const [news, setNews] = useState("");
  const chosen = useRef<File>();
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    chosen.current = file;
    setNews(file ? words.preparing : "");
    if (!file) return;
    const small = await shrinkPhoto(file);
    // Another may have been chosen meanwhile.
    if (chosen.current !== file) return;
    if (small !== file) replaceFile(target, small);
    setNews(
      small === file
        ? words.chosen(file.name, formatBytes(file.size))
        : words.shrunk(file.name, formatBytes(file.size), formatBytes(small.size)),
    );
  }
  return (
    <div>
      <Field
        {...field}
        hint={hint}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => void choose(event)}
      />
      <p role="status" className="-mt-3 mb-4 text-xs break-words text-stone empty:hidden">
        {news}
      </p>
    </div>
  );
}

function replaceFile(input: HTMLInputElement, file: File): void {
  const carrier = new DataTransfer();
  carrier.items.add(file);
  input.files = carrier.files;
}
