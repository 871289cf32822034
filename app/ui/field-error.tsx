/** What is wrong with a field, beside it; the field names it in `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p role="alert" id={id} className="warned mt-1 text-chilli">
      {children}
    </p>
  );
}
