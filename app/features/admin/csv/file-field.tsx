import { useState } from "react";
import { FileChooser } from "#app/ui/photo/file-chooser.tsx";
import { words } from "./words.ts";

type FileFieldProps = {
  label: string;
  name: string;
  accept: string;
  error?: string | undefined;
};

/** Says which file was chosen. */
export function FileField({ error, ...input }: FileFieldProps) {
  const [file, setFile] = useState("");
  return (
    <div className="file-field mb-4">
      <FileChooser
        {...input}
        error={error}
        choose={words.choose}
        required
        onChange={(event) => setFile(event.target.files?.[0]?.name ?? "")}
        news={file}
      />
    </div>
  );
}
