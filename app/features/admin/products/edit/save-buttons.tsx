import { words as ui } from "#app/ui/words.ts";

type SaveButtonsProps = { save: string; saveAndAdd: string; isBusy: boolean };

/** The first leads back, the second to another new product. */
export function SaveButtons({ save, saveAndAdd, isBusy }: SaveButtonsProps) {
  return (
    <>
      <button type="submit" className="button w-full" disabled={isBusy}>
        {isBusy ? ui.loading : save}
      </button>
      <button
        type="submit"
        name="then"
        value="another"
        className="button button-plain mt-3 w-full"
        disabled={isBusy}
      >
        {saveAndAdd}
      </button>
    </>
  );
}
