import { Hono } from 'hono';
import { cors } from 'hono/cors';

type Answers = (request: Request) => Promise<Response>;

/** What pages may read of an answer, besides its body. */
const exposeHeaders = ['Retry-After', 'X-Trace-Id', 'X-Idempotent-Replayed'];

/** Lets pages of these origins call: `*`, the default, means all. */
export function withCors(answers: Answers, origins: readonly string[] = ['*']): Answers {
  const app = new Hono();
  app.use(cors({ origin: origins.includes('*') ? '*' : [...origins], exposeHeaders }));
  app.all('*', ({ req }) => answers(req.raw));
  app.onError((error) => {
    throw error;
  });
  return async (request) => app.fetch(request);
}
