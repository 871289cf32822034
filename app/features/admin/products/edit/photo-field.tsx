import { PhotoInput } from "#app/ui/photo/photo-input.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { words } from "./words.ts";

type PhotoFieldProps = {
  /** "" where there is none yet. */
  image: string;
  error: string | undefined;
  /** Whether one goes on typing after a photo was chosen. */
  leadsOn?: boolean;
};

/** The photo it has, or an empty place for one, beside its chooser. */
export function PhotoField({ image, error, leadsOn = false }: PhotoFieldProps) {
  return (
    <div className="with-picture">
      <Picture
        image={image}
        alt={image ? words.pictureNow : ""}
        sizes="small"
        className="size-24 shrink-0 self-start rounded-lg"
      />
      <PhotoInput label={words.photo} name="photo" error={error} leadsOn={leadsOn} />
    </div>
  );
}
