import { Form } from "@remix-run/react";
import { setupCommandPath } from "#app/addresses/side-paths.ts";
import { PhotoInput } from "#app/ui/photo/photo-input.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { words } from "./words.ts";

const save = setupCommandPath("logo/save");

type LogoFormsProps = { logo: string | null; refused?: string | undefined };

export function LogoForms({ logo, refused }: LogoFormsProps) {
  return (
    <>
      {logo === null ? null : (
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <img
            src={`${logo}?w=160`}
            alt={words.itsLogo}
            width={80}
            height={80}
            className="object-contain"
          />
          <Form method="post" action={setupCommandPath("logo/remove")}>
            <button type="submit" className="button button-plain">
              {words.removeLogo}
            </button>
          </Form>
        </div>
      )}
      <Form method="post" action={save} encType="multipart/form-data" noValidate>
        <PhotoInput label={words.picture} name="photo" error={refused} />
        <SubmitButton action={save}>{words.saveLogo}</SubmitButton>
      </Form>
    </>
  );
}
