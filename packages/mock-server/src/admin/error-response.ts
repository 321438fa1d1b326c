/** Creates an error response with the body that the admin API document describes. */
export function errorResponse(
  status: number,
  code: string,
  messages: readonly string[],
  headers: Record<string, string> = {},
): Response {
  return Response.json({ code, messages }, { status, headers });
}
