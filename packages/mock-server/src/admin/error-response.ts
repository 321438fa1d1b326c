/** An answer that says why something was not done, in the form of body that the admin document has for it. */
export function errorResponse(
  status: number,
  code: string,
  messages: readonly string[],
  headers: Record<string, string> = {},
): Response {
  return Response.json({ code, messages }, { status, headers });
}
