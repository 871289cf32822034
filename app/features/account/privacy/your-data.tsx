import { dataDownloadPath, deleteAccountPath, privacyPath } from "#app/addresses/paths.ts";
import { FoldedRow } from "#app/features/account/folded-row.tsx";
import { Filled } from "#app/ui/filled.tsx";
import { words } from "./words.ts";

/** The rights a customer can use without asking anyone. */
export function YourData() {
  return (
    <FoldedRow icon="shield" title={words.yourData}>
      <p>
        <Filled
          text={words.whatWeKeep}
          notice={
            <a className="link" href={`${privacyPath}#how-long`}>
              {words.notice}
            </a>
          }
        />
      </p>
      <p className="-mb-2 flex flex-wrap gap-x-4">
        <a className="link inline-flex min-h-11 items-center" href={dataDownloadPath} download>
          {words.download}
        </a>
        <a className="link inline-flex min-h-11 items-center" href={deleteAccountPath}>
          {words.deleteAccount}
        </a>
      </p>
    </FoldedRow>
  );
}
