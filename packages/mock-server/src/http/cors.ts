import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { type Replies, toResponse } from './mock-response.ts';

/** What pages may read of an answer, besides its body. */
const exposeHeaders = ['Retry-After', 'X-Trace-Id', 'X-Idempotent-Replayed'];

/** Lets pages of these origins call: `*`, the default, means all. */
export function withCors(
  answers: Replies,
  origins: readonly string[] = ['*'],
): (request: Request) => Promise<Response> {
  const app = new Hono();
  app.use(cors({ origin: origins.includes('*') ? '*' : [...origins], exposeHeaders }));
  app.all('*', async ({ req }) => toResponse(await answers(req.raw)));
  app.onError((error) => {
    throw error;
  });
  return async (request) => app.fetch(request);
}
