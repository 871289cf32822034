import { type FormEvent, type RefObject, useId } from "react";
import { sellCommandPath, sellPath } from "#app/addresses/paths.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { Camera } from "#app/ui/scan/camera.tsx";
import { FoundPacks } from "./found-packs.tsx";
import { HeldFields } from "./held-fields.tsx";
import type { Till } from "./load-till.server.ts";
import type { TillLine, TillPack } from "./till.ts";
import { useFind } from "./use-find.ts";
import { words } from "./words.ts";

type FindGoodsProps = {
  till: Till;
  field: RefObject<HTMLInputElement>;
  held: { key: string; lines: TillLine[] };
  hasScripts: boolean;
  error: string | undefined;
  onAdd: (pack: TillPack) => void;
};

/** One field for words and codes; what it found is a tap, a code no tap at all. */
export function FindGoods({ till, field, held, hasScripts, error, onAdd }: FindGoodsProps) {
  const { found, code, isLost, look, suggest, forget } = useFind(till, onAdd);
  const wrong = error ?? (found.kind === "wrong" ? found.message : undefined);
  const take = (typed: string) => {
    if (field.current) field.current.value = "";
    void look(typed);
  };
  function send(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute("formaction")) return;
    event.preventDefault();
    const typed = field.current?.value ?? "";
    const best = "packs" in found ? found.packs.find((pack) => pack.countInStock > 0) : undefined;
    if (found.kind === "words" && best && !code && found.typed === typed) add(best);
    else take(typed);
  }
  function add(pack: TillPack) {
    if (field.current) field.current.value = "";
    forget();
    onAdd(pack);
  }
  return (
    <form id="find" method="get" action={sellPath} noValidate onSubmit={send} className="mb-3">
      <HeldFields lines={held.lines} sale={held.key} />
      {code ? <input type="hidden" name="code" value={code} /> : null}
      <FindRow
        {...{ field, hasScripts, wrong, isLost, suggest }}
        typed={till.found.kind === "words" || wrong ? till.typed : ""}
        onCode={take}
      />
      {code ? (
        <p role="status" className="my-2">
          {till.mayKeepCode ? words.noPackHasCode(code) : words.ownerKeepsCodes(code)}
        </p>
      ) : null}
      <FoundPacks
        {...{ found, onAdd: add }}
        keepCodeAt={code && till.mayKeepCode ? sellCommandPath("code") : null}
        often={till.often}
      />
    </form>
  );
}

type FindRowProps = Pick<FindGoodsProps, "field" | "hasScripts"> & {
  typed: string;
  wrong: string | undefined;
  isLost: boolean;
  suggest: (typed: string) => void;
  onCode: (code: string) => void;
};

function FindRow({ field, hasScripts, typed, wrong, isLost, suggest, onCode }: FindRowProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="mb-2 block font-semibold">
        {words.find}
      </label>
      <div className="find-row">
        <input
          ref={field}
          id={id}
          name="find"
          type="text"
          className="field"
          autoComplete="off"
          autoCapitalize="none"
          autoFocus
          enterKeyHint="search"
          maxLength={200}
          spellCheck={false}
          placeholder={words.findHint}
          defaultValue={typed}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}e` : undefined}
          onInput={(event) => suggest(event.currentTarget.value)}
        />
        <button type="submit" className="button">
          {words.findButton}
        </button>
        {hasScripts ? <Camera onCode={onCode} /> : null}
      </div>
      {wrong ? <FieldError id={`${id}e`}>{wrong}</FieldError> : null}
      {isLost ? <FieldError id={`${id}l`}>{words.noNetwork}</FieldError> : null}
    </>
  );
}
