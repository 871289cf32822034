// Runs what `local-d1.ts` collected, on the databases of this Worker.
export default {
  async fetch(request, databases) {
    const { name, start, ...asked } = await request.json();
    const d1 = start ? databases[name].withSession(start) : databases[name];
    try {
      return Response.json({ answer: await run(d1, asked), bookmark: d1.getBookmark?.() ?? null });
    } catch (error) {
      return Response.json({ error: error.message, cause: error.cause?.message });
    }
  },
};

function run(d1, { statements, method, values }) {
  if (method === "exec") return d1.exec(...values);
  const prepared = statements.map(({ sql, values }) => d1.prepare(sql).bind(...values));
  return method === "batch" ? d1.batch(prepared) : prepared[0][method](...values);
}
