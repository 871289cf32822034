import { Form } from "@remix-run/react";
import { complainOfPath, complainPath } from "#app/addresses/side-paths.ts";
import { BotCheck, type BotCheckSettings } from "#app/platform/adapters/bot-check.tsx";
import type { FieldErrors, FormFailure } from "#app/platform/forms.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { Field } from "#app/ui/field.tsx";
import { PhotoInput } from "#app/ui/photo/photo-input.tsx";
import { RadioCard } from "#app/ui/radio-card.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { useFirstWrong } from "#app/ui/use-first-wrong.ts";
import { complaintReasons, complaintWishes } from "#app/values/complaints.ts";
import { words as named } from "#app/values/complaints.words.ts";
import { longestName } from "#app/values/limits.ts";
import { Counts } from "./counts.tsx";
import type { OpenLine } from "./open-lines.ts";
import { TextArea } from "./text-area.tsx";
import { words } from "./words.ts";

type ComplainFormProps = {
  orderId: string | undefined;
  lines: OpenLine[];
  /** Of its lines, by pack. */
  pictures: Record<string, string>;
  /** The same again is the same complaint. */
  formKey: string;
  /** Null for who is signed in. */
  botCheck: BotCheckSettings | null;
  failure: FormFailure | undefined;
};
type Values = Record<string, string>;
const nothingWrong: Pick<FormFailure, "errors" | "values"> = { errors: {}, values: {} };

export function ComplainForm(props: ComplainFormProps) {
  const { orderId, lines, pictures, formKey, botCheck, failure } = props;
  const { errors, values } = failure ?? nothingWrong;
  const form = useFirstWrong(failure);
  const hasItems = lines.length > 0;
  const text = (
    <TextArea
      label={words.text}
      hint={hasItems ? words.textHintBesideItems : words.textHint}
      name="text"
      value={values.text ?? ""}
      error={errors.text}
    />
  );
  const to = orderId === undefined ? complainPath : complainOfPath(orderId);
  return (
    <Form method="post" action={to} encType="multipart/form-data" noValidate ref={form}>
      {errors.form ? <Alert>{errors.form}</Alert> : null}
      <input type="hidden" name="key" value={values.key ?? formKey} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 md:grid-cols-2">
        <div>
          <Reasons chosen={values.reason ?? ""} error={errors.reason} />
          {hasItems ? <Counts {...{ lines, pictures, values, errors }} /> : text}
        </div>
        <div>
          {hasItems ? (
            <>
              <Wishes chosen={values.wish ?? ""} />
              {text}
            </>
          ) : null}
          {botCheck ? (
            <Whose values={values} errors={errors} />
          ) : (
            <Photo kept={values.picture ?? ""} error={errors.photo} />
          )}
          <SubmitButton action={to}>{words.send}</SubmitButton>
          {botCheck ? <BotCheck settings={botCheck} answer={failure} /> : null}
        </div>
      </div>
    </Form>
  );
}

const cards = "mb-5 grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2";

/** What would set it right. */
function Wishes({ chosen }: { chosen: string }) {
  return (
    <fieldset className={cards}>
      <legend className="mb-2 text-base font-bold">{words.wish}</legend>
      {complaintWishes.map((wish) => (
        <RadioCard key={wish} name="wish" value={wish} defaultChecked={chosen === wish}>
          {named.wishes[wish]}
        </RadioCard>
      ))}
    </fieldset>
  );
}

function Reasons({ chosen, error }: { chosen: string; error: string | undefined }) {
  const wrong = error ? { "aria-invalid": true, "aria-describedby": "reason-error" } : {};
  return (
    <fieldset className={cards}>
      <legend className="mb-2 text-base font-bold">{words.reason}</legend>
      {complaintReasons.map((reason, at) => (
        <RadioCard
          key={reason}
          name="reason"
          value={reason}
          defaultChecked={chosen === reason}
          autoFocus={at === 0 && error !== undefined}
          {...wrong}
        >
          {named.reasons[reason]}
        </RadioCard>
      ))}
      {error ? (
        <div className="col-span-full">
          <FieldError id="reason-error">{error}</FieldError>
        </div>
      ) : null}
    </fieldset>
  );
}

function Photo({ kept, error }: { kept: string; error: string | undefined }) {
  return (
    <>
      {kept ? (
        <>
          <input type="hidden" name="picture" value={kept} />
          <p className="mb-2">{words.photoKept}</p>
        </>
      ) : null}
      <PhotoInput label={words.photo} name="photo" error={error} />
    </>
  );
}

function Whose({ values, errors }: { values: Values; errors: FieldErrors }) {
  return (
    <>
      <Field
        label={words.name}
        name="name"
        autoComplete="name"
        maxLength={longestName}
        defaultValue={values.name ?? ""}
        error={errors.name}
      />
      <Field
        label={words.phone}
        name="phoneNo"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={values.phoneNo ?? ""}
        error={errors.phoneNo}
      />
    </>
  );
}
