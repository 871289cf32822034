import { words } from "#app/features/admin/counter/words.ts";

/** Where scripts are; others have their browser's own. */
export function PrintList() {
  return (
    <button
      type="button"
      className="button button-plain by-script print:hidden"
      onClick={() => print()}
    >
      {words.printList}
    </button>
  );
}
