import { useFetcher } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { words } from "#app/features/admin/words.ts";
import type { Command } from "./command.ts";
import { QuestionForm } from "./command-form.tsx";

/**
 * Asks what the command's page asks, at the end of the page, where no table tells it how text
 * stands; the browser brings the focus back to the button.
 */
export function CommandDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { load, data: command, state, Form } = useFetcher<Command>();
  useEffect(() => load(address), [load, address]);
  if (!command) return null;
  return (
    <Modal title={command.title} onClose={onClose}>
      <QuestionForm command={command} as={Form} isBusy={state !== "idle"}>
        <button type="button" className="button button-plain" onClick={onClose}>
          {command.refused ? words.goBack : words.cancel}
        </button>
      </QuestionForm>
    </Modal>
  );
}

function Modal({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return createPortal(
    <dialog ref={dialog} onClose={onClose} className="ask" aria-labelledby="question">
      <h2 id="question" className="mb-3">
        {title}
      </h2>
      {children}
    </dialog>,
    document.body,
  );
}
