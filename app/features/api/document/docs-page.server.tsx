// The document for people: one page that needs no script and no other host.
import type { JsonSchema } from "@valibot/to-json-schema";
import { renderToStaticMarkup } from "react-dom/server.node";
import type { ApiCall } from "#app/features/api/call/call.ts";
import { describeFields } from "./describe-fields.ts";
import { jsonSchemaOf } from "./json-schema.ts";
import { refusalsOf } from "./openapi.server.ts";
import { docsStyle } from "./docs-style.ts";
import { rights } from "#app/values/roles.ts";

type DocsProps = { calls: ApiCall[]; origin: string; nonce: string };

export function renderDocs(props: DocsProps): string {
  return `<!doctype html>${renderToStaticMarkup(<Docs {...props} />)}`;
}

const anchorOf = ({ method, path }: ApiCall) =>
  `${method}${path}`.replace(/\W+/g, "-").toLowerCase();
const who = ({ auth }: ApiCall) => {
  if (auth === "customer") return "Signed-in customer";
  return auth === "anyone" ? "Anyone" : rights[auth].join(", ");
};

function Docs({ calls, origin, nonce }: DocsProps) {
  const groups = Map.groupBy(calls, ({ path }) => path.split("/")[2] ?? "");
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>JSON API – Kirana</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: docsStyle }} />
      </head>
      <body>
        <main>
          <h1>Kirana JSON API</h1>
          <p>
            JSON in and out, at <code>{origin}</code>. The same as{" "}
            <a href="/api/openapi.json">OpenAPI 3.1</a>, for programs.
          </p>
          <ul>
            <li>
              Log in or register answers a <code>token</code>; send it as{" "}
              <code>Authorization: Bearer &lt;token&gt;</code> until <code>expiresAt</code> or log
              out.
            </li>
            <li>
              Prices are rupees with at most 2 decimals, times Indian time, identifiers opaque. A
              call without a body needs no content type.
            </li>
            <li>
              A refusal is <code>{'{ "message": "…" }'}</code>, for wrong fields also{" "}
              <code>{'"errors": { "field": "…" }'}</code>. After 429 wait <code>Retry-After</code>{" "}
              seconds.
            </li>
          </ul>
          <nav aria-label="Calls">
            {[...groups].map(([group, members]) => (
              <section key={group}>
                <h2>{group}</h2>
                <ul>
                  {members.map((call) => (
                    <li key={anchorOf(call)}>
                      <a href={`#${anchorOf(call)}`}>
                        <b>{call.method}</b> {call.path}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
          {calls.map((call) => (
            <CallNote key={anchorOf(call)} call={call} />
          ))}
        </main>
      </body>
    </html>
  );
}

function CallNote({ call }: { call: ApiCall }) {
  return (
    <article id={anchorOf(call)}>
      <h2>
        <b>{call.method}</b> {call.path}
      </h2>
      <p>{call.summary}.</p>
      <p>
        <small>
          {who(call)} · answers {call.status ?? 200}, or {refusalsOf(call).join(", ") || "404"}
          {call.isRepeatable ? " · takes an Idempotency-Key" : ""}
        </small>
      </p>
      {call.query ? <Fields title="In the address" schema={jsonSchemaOf(call.query)} /> : null}
      {call.body ? <Fields title="Body" schema={jsonSchemaOf(call.body)} /> : null}
      {call.file ? (
        <p>
          A form (multipart/form-data) with the file in <code>{call.file}</code>.
        </p>
      ) : null}
      {call.example ? <pre>{exampleOf(call)}</pre> : null}
      <Fields title="Answer" schema={jsonSchemaOf(call.answer)} />
    </article>
  );
}

function Fields({ title, schema }: { title: string; schema: JsonSchema }) {
  const fields = describeFields(schema);
  if (fields.length === 0) return null;
  return (
    <details open={title !== "Answer"}>
      <summary>{title}</summary>
      <dl>
        {fields.map(({ name, type, isNeeded, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {type}
              {title !== "Answer" && isNeeded ? ", needed" : ""}
              {note ? `; ${note}` : ""}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** As it goes over the wire. */
function exampleOf({ method, path, auth, example = {} }: ApiCall): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(example.params?.[name] ?? name),
  );
  const query = example.query ? `?${new URLSearchParams(example.query)}` : "";
  const headers = {
    ...(auth === "anyone" ? {} : { Authorization: "Bearer <token>" }),
    ...example.headers,
    ...(example.body ? { "Content-Type": "application/json" } : {}),
  };
  const lines = [
    `${method} ${filled}${query}`,
    ...Object.entries(headers).map((header) => header.join(": ")),
  ];
  return example.body
    ? `${lines.join("\n")}\n\n${JSON.stringify(example.body, null, 2)}`
    : lines.join("\n");
}
