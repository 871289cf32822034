import { useEffect, useRef } from "react";
import { DeleteQuestion } from "./delete-question.tsx";
import type { ListedUser } from "#app/features/account/users/user.ts";

/** With scripts the question stands over the list; the focus goes back to its button. */
export function DeleteDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} onClose={onClose} className="ask" aria-labelledby="question">
      <h2 id="question" className="mb-3">
        Are you sure
      </h2>
      <DeleteQuestion user={user}>
        <button
          type="button"
          className="button button-plain"
          onClick={() => dialog.current?.close()}
        >
          Cancel
        </button>
      </DeleteQuestion>
    </dialog>
  );
}
