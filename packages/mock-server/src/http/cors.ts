import type { Hono } from 'hono';
import type { Handle } from './mock-result.ts';

/** The response headers that a page may read, besides the safe ones. */
const exposeHeaders = ['Retry-After', 'X-Trace-Id', 'X-Idempotent-Replayed'];

/**
 * Decides the CORS headers of responses.
 *
 * @param origins The origins whose pages may call. `*`, the default, allows every origin.
 * @returns A function that returns the response to a preflight request (OPTIONS). For any other request, its headers belong on the response.
 */
export function createCors(origins: readonly string[] = ['*']): (request: Request) => Promise<Response> {
  let app: Promise<Hono> | undefined;
  return async (request) => {
    app ??= createCorsApp(origins);
    return (await app).fetch(request);
  };
}

/** Loads Hono only here, because most servers need no CORS. */
async function createCorsApp(origins: readonly string[]): Promise<Hono> {
  const [{ Hono }, { cors }] = await Promise.all([import('hono'), import('hono/cors')]);
  const app = new Hono();
  app.use(cors({ origin: origins.includes('*') ? '*' : [...origins], exposeHeaders }));
  return app.all('*', () => new Response(null));
}

/** Adds CORS headers to every response, and responds to preflight requests. */
export function withCors(handle: Handle): Handle {
  const decide = createCors();
  return async (request, options) => {
    const { status, headers } = await decide(request);
    const corsHeaders = Object.fromEntries(headers);
    if (request.method === 'OPTIONS')
      return { kind: 'response', response: { status, headers: corsHeaders, body: null } };
    const result = await handle(request, options);
    if (!('response' in result)) return result;
    return { ...result, response: { ...result.response, headers: { ...result.response.headers, ...corsHeaders } } };
  };
}
