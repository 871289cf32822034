import { type ChangeEvent, useRef, useState } from "react";
import { FileChooser } from "./file-chooser.tsx";
import { formatBytes, shrinkPhoto } from "./shrink-photo.ts";
import { words } from "./words.ts";

type PhotoInputProps = {
  label: string;
  name: string;
  error: string | undefined;
  /** Whether one goes on typing in the form's first empty field, without a tap of its own. */
  leadsOn?: boolean;
};

/**
 * A file chooser, on a phone the camera too; with scripts a large photo is made smaller before it is
 * sent, and what was chosen is shown.
 */
export function PhotoInput({ label, name, error, leadsOn = false }: PhotoInputProps) {
  const [news, setNews] = useState("");
  const [preview, setPreview] = useState("");
  const chosen = useRef<File>();
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    chosen.current = file;
    setNews(file ? words.preparing : "");
    setPreview("");
    if (!file) return;
    if (leadsOn) firstEmpty(target.form)?.focus();
    const small = await shrinkPhoto(file);
    // Another may have been chosen meanwhile.
    if (chosen.current !== file) return;
    if (small !== file) replaceFile(target, small);
    setPreview(await readAsAddress(small));
    setNews(
      small === file
        ? words.chosen(file.name, formatBytes(file.size))
        : words.shrunk(file.name, formatBytes(file.size), formatBytes(small.size)),
    );
  }
  const hint = (
    <>
      {words.hint}
      {leadsOn ? <span className="sr-only"> {words.leadsOn}</span> : null}
    </>
  );
  return (
    <div className="mb-4">
      <FileChooser
        {...{ label, name, hint, error, news }}
        choose={words.choose}
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => void choose(event)}
      />
      {preview ? (
        <img src={preview} alt="" className="mt-2 size-16 rounded-lg object-contain" />
      ) : null}
    </div>
  );
}

/** "" for what can't be read; the pages' policy lets a picture be written out, but not a blob. */
const readAsAddress = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result : "");
    reader.onerror = () => resolve("");
    reader.readAsDataURL(file);
  });

function firstEmpty(form: HTMLFormElement | null): HTMLInputElement | undefined {
  return [...(form?.elements ?? [])].find(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.type === "text" && field.value === "",
  );
}

function replaceFile(input: HTMLInputElement, file: File): void {
  const carrier = new DataTransfer();
  carrier.items.add(file);
  input.files = carrier.files;
}
