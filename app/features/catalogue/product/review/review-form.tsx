import { Form } from "@remix-run/react";
import { useId } from "react";
import { reviewPath } from "#app/addresses/paths.ts";
import { Alert } from "#app/ui/alert.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { words } from "./words.ts";

export type RefusedReview = {
  message?: string;
  errors?: Record<string, string>;
  values: Record<string, string>;
};

/** As `rating` in the limits has them. */
const stars = ["1", "2", "3", "4", "5"];

export function ReviewForm({ slug, refused }: { slug: string; refused?: RefusedReview }) {
  const id = useId();
  const { message, errors = {}, values = {} } = refused ?? {};
  const wrong = (field: string) =>
    errors[field] ? { "aria-invalid": true, "aria-describedby": `${id}${field}` } : {};
  return (
    <Form
      method="post"
      action={reviewPath(slug)}
      noValidate
      className="panel mt-6 md:grid md:grid-cols-2 md:gap-x-8"
      aria-labelledby="review"
    >
      <div className="col-span-full">
        <h2 id="review" className="mb-3">
          {words.title}
        </h2>
        {message ? <Alert>{message}</Alert> : null}
      </div>
      <fieldset className="mb-4" {...wrong("rating")}>
        <legend className="font-semibold">{words.rating}</legend>
        <div className="flex flex-wrap gap-x-4">
          {stars.map((star) => (
            <label key={star} className="flex min-h-11 min-w-11 items-center gap-2">
              <input
                type="radio"
                name="rating"
                value={star}
                className="size-5 accent-leaf"
                defaultChecked={values.rating === star}
                autoFocus={Boolean(errors.rating) && star === stars[0]}
              />
              {star}
            </label>
          ))}
        </div>
        {errors.rating ? <FieldError id={`${id}rating`}>{errors.rating}</FieldError> : null}
      </fieldset>
      <div>
        <label htmlFor={`${id}c`} className="mb-1 block font-semibold">
          {words.comment}
        </label>
        <textarea
          id={`${id}c`}
          name="comment"
          rows={3}
          className="field"
          defaultValue={values.comment}
          autoFocus={Boolean(errors.comment) && !errors.rating}
          {...wrong("comment")}
        />
        {errors.comment ? <FieldError id={`${id}comment`}>{errors.comment}</FieldError> : null}
        <div className="mt-4">
          <SubmitButton action={reviewPath(slug)}>{words.send}</SubmitButton>
        </div>
      </div>
    </Form>
  );
}
