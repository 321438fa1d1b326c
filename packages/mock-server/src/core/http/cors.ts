import type { Hono } from 'hono';
import type { Handle } from './mock-result.ts';

/** The response headers that a page may read, besides the safe ones. */
const exposeHeaders = ['Retry-After', 'X-Trace-Id', 'X-Idempotent-Replayed'];

type Respond = (request: Request) => Promise<Response>;

/**
 * Adds CORS headers to responses, and responds to preflight requests.
 *
 * @param origins The origins whose pages may call. `*` allows every origin.
 * @param respond Responds to every other request.
 * @returns A function that responds with CORS headers.
 */
export function withCorsFor(origins: readonly string[], respond: Respond): Respond {
  let app: Promise<Hono> | undefined;
  return async (request) => {
    app ??= createCorsApp(origins, respond);
    return (await app).fetch(request);
  };
}

/** Loads Hono only here, because most servers need no CORS. */
async function createCorsApp(origins: readonly string[], respond: Respond): Promise<Hono> {
  const [{ Hono }, { cors }] = await Promise.all([import('hono'), import('hono/cors')]);
  const app = new Hono();
  app.use(cors({ origin: origins.includes('*') ? '*' : [...origins], exposeHeaders }));
  // The port handles an unexpected error as it does without CORS.
  app.onError((error) => {
    throw error;
  });
  return app.all('*', ({ req }) => respond(req.raw));
}

/** Adds CORS headers for every origin to the results of a handler, and responds to preflight requests. */
export function withCors(handle: Handle): Handle {
  const decide = withCorsFor(['*'], async () => new Response(null));
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
