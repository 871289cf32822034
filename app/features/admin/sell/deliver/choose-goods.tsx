import { useId } from "react";
import { sellToCallerPath } from "#app/addresses/side-paths.ts";
import { FoundPacks } from "#app/features/admin/sell/found-packs.tsx";
import type { TillPack } from "#app/features/admin/sell/till.ts";
import type { Found } from "#app/features/admin/sell/find-for-till.server.ts";
import { words as till } from "#app/features/admin/sell/words.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { words } from "./words.ts";

type ChooseGoodsProps = {
  found: Exclude<Found, { kind: "pack" }>;
  often: TillPack[];
  /** What was looked for. */
  find: string;
};

/** A tap for what is sold most, and a field for all the rest. */
export function ChooseGoods({ found, often, find }: ChooseGoodsProps) {
  const id = useId();
  const wrong = found.kind === "wrong" ? found.message : undefined;
  return (
    <section aria-labelledby="choose" className="panel choose">
      <h2 id="choose" className="mb-2">
        {words.whichGoods}
      </h2>
      <label htmlFor={id} className="mb-2 block font-semibold">
        {till.find}
      </label>
      <div className="find-row">
        <input
          id={id}
          name="find"
          type="text"
          className="field"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          placeholder={till.findHint}
          defaultValue={find}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}e` : undefined}
        />
        <button
          type="submit"
          formMethod="get"
          formAction={sellToCallerPath}
          className="button button-plain"
        >
          {till.findButton}
        </button>
      </div>
      {wrong ? <FieldError id={`${id}e`}>{wrong}</FieldError> : null}
      {found.kind === "unknown" ? (
        <p role="status" className="my-2">
          {till.ownerKeepsCodes(found.code)}
        </p>
      ) : null}
      <FoundPacks {...{ found, often }} keepCodeAt={null} onAdd={null} addAt={sellToCallerPath} />
    </section>
  );
}
