export function loader(): Response {
  return Response.json({ message: "There is no such call." }, { status: 404 });
}

export const action = loader;
