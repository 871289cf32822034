import { words as ui } from "#app/ui/words.ts";

type SaveButtonsProps = { save: string; saveAndAdd: string; isBusy: boolean };

/** Always in reach: the first leads back, the second to another new product. */
export function SaveButtons({ save, saveAndAdd, isBusy }: SaveButtonsProps) {
  return (
    <div className="save-bar">
      <button type="submit" className="button" disabled={isBusy}>
        {isBusy ? ui.loading : save}
      </button>
      <button
        type="submit"
        name="then"
        value="another"
        className="button button-plain"
        disabled={isBusy}
      >
        {saveAndAdd}
      </button>
    </div>
  );
}
