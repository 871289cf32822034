import { dataDownloadPath, deleteAccountPath, privacyPath } from "#app/addresses.ts";

/** The rights a customer can use without asking anyone. */
export function YourData() {
  return (
    <section className="mt-8" aria-labelledby="your-data">
      <h2 id="your-data" className="mb-2">
        Your data
      </h2>
      <p>
        What we keep, why and how long is in our{" "}
        <a className="link" href={`${privacyPath}#how-long`}>
          privacy notice
        </a>
        .
      </p>
      <p className="flex flex-wrap gap-x-4">
        <a className="link inline-flex min-h-11 items-center" href={dataDownloadPath} download>
          Download my data
        </a>
        <a className="link inline-flex min-h-11 items-center" href={deleteAccountPath}>
          Delete my account
        </a>
      </p>
    </section>
  );
}
